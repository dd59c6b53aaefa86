import { type RawBuilder, sql } from 'kysely'

/** Of what the order adds to or takes off a parcel, the share of what is kept of it; as `keptAdjustment`. */
export function adjustmentOfKept(
  column: 'adjustments_poisha' | 'store_adjustments_poisha',
  kept = sql<number>`coalesce(parcels.kept_poisha, parcels.items_poisha)`,
): RawBuilder<number> {
  return sql<number>`round(${sql.ref(`parcels.${column}`)}::numeric * ${kept} / parcels.items_poisha)::bigint`
}
