import { type RawBuilder, sql } from 'kysely'

/** Of what the order adds to or takes off a parcel, the share of what is kept of it, all where its goods cost nothing; as `keptAdjustment`. */
export function adjustmentOfKept(
  column: 'adjustments_poisha' | 'store_adjustments_poisha',
  kept = sql<number>`coalesce(parcels.kept_poisha, parcels.items_poisha)`,
): RawBuilder<number> {
  const all = sql.ref(`parcels.${column}`)
  return sql<number>`coalesce(round(${all}::numeric * ${kept} / nullif(parcels.items_poisha, 0))::bigint, ${all})`
}
