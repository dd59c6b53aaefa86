import type { Actor } from '../actor.ts'

/** Begins a transaction under row security (docs/decisions/013), which forgets the actor however it ends. */
export function beginAs({ id, vendor }: Actor): string {
  const store = vendor ? `; set local haat.store_id = '${vendor.id}'` : ''
  return `begin; set local role pg_database_owner; set local haat.actor_id = '${id}'${store}`
}
