import type { Actor, AssumedActor } from '../actor.ts'
import type { Statement } from './batch.ts'

/** Puts a transaction under row security (docs/decisions/013), which forgets the actor however it ends. */
export function actingAs(actor: Actor | AssumedActor): Statement {
  if ('epoch' in actor)
    return {
      name: 'haat_acting_as_assumed',
      sql: ACTING_AS_ASSUMED,
      parameters: [actor.id, actor.epoch, actor.session],
    }
  return { name: 'haat_acting_as', sql: ACTING_AS, parameters: [actor.id, actor.vendor?.id ?? ''] }
}

const ACTING_AS = `select set_config('haat.actor_id', $1, true), set_config('haat.store_id', $2, true),
  set_config('role', 'pg_database_owner', true)`

/** Of an account that nobody has looked at yet: fails where it is not the active customer that its token says. */
const ACTING_AS_ASSUMED = `select set_config('haat.actor_id', $1::bigint::text, true), set_config('haat.store_id', '', true),
  set_config('role', case
    when exists (
      select from users
      where id = $1::bigint and token_epoch = $2::int and role = 'User' and is_active and deleted_at is null
        and ($3::bigint is null or exists (
          select from sessions where sessions.id = $3::bigint and account_id = $1::bigint and ended_at is null
        ))
    ) then 'pg_database_owner'
    else wrong_assumption('account')
  end, true)`
