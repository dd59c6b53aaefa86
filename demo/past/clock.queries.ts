import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

const CLOCKS = ['now()', 'clock_timestamp()'] as const
const MOMENT = 'demo.moment'

/** Replacing these two takes the superuser of the database: one of the shop’s own has one, another one seldom. */
export async function maySetClock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select rolsuper as may from pg_roles where rolname = current_user`.execute(db)
  return rows[0]?.may ?? false
}

/**
 * For this transaction alone, and to be set right before its commit: defaults, functions and views of the shop ask these two for the
 * time. Nobody else ever sees another clock, and a kill takes this one along. Answers how they were.
 */
export async function stopClocks(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(clock::regprocedure) as definition
    from unnest(${CLOCKS.map((clock) => `pg_catalog.${clock}`)}::text[]) as clock`.execute(tx)
  for (const clock of CLOCKS)
    await sql
      .raw(
        `create or replace function pg_catalog.${clock} returns timestamptz language sql ${clock === 'now()' ? 'stable' : 'volatile'}
         parallel safe as 'select pg_catalog.current_setting(''${MOMENT}'')::timestamptz'`,
      )
      .execute(tx)
  return rows.map(({ definition }) => definition)
}

export async function setClocksRight(tx: Db, definitions: string[]): Promise<void> {
  for (const definition of definitions) await sql.raw(definition).execute(tx)
}

/** What the stopped clocks show. */
export async function showMoment(tx: Db, moment: Date): Promise<void> {
  await sql`select set_config(${MOMENT}, ${moment.toISOString()}, true)`.execute(tx)
}

/** Of what happened weeks ago nobody is told today, and what follows from it has been done: news and jobs of this transaction. */
export async function forgetNews(tx: Db, but: string): Promise<void> {
  const ours = sql<boolean>`xmin = pg_current_xact_id()::xid`
  await tx.deleteFrom('outbox').where(ours).execute()
  await sql`delete from graphile_worker._private_jobs where ${ours} and key is distinct from ${but}`.execute(tx)
}
