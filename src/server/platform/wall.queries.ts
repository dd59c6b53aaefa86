import type { Actor } from './actor.ts'

/**
 * Begins a transaction in which a customer or a vendor acts, behind the wall that the database keeps between accounts
 * (docs/decisions/013). The database forgets who acts when the transaction ends, in whatever way.
 */
export function beginAs({ id, vendor }: Actor): string {
  const store = vendor ? `; set local haat.store_id = '${vendor.id}'` : ''
  return `begin; set local role pg_database_owner; set local haat.actor_id = '${id}'${store}`
}
