import type { Actor } from '../actor.ts'
import type { Statement } from './batch.ts'

/** Puts a transaction under row security (docs/decisions/013), which forgets the actor however it ends. */
export function actingAs({ id, vendor }: Actor): Statement {
  return { name: 'haat_acting_as', sql: ACTING_AS, parameters: [id, vendor?.id ?? ''] }
}

const ACTING_AS = `select set_config('haat.actor_id', $1, true), set_config('haat.store_id', $2, true),
  set_config('role', 'pg_database_owner', true)`
