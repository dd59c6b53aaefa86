import { sql } from 'kysely'
import { compiled } from '../database/compiled-query.ts'
import type { Db } from '../database/db.ts'
import { prepared } from '../database/prepared.queries.ts'

interface Counted {
  spent: number
  secondsLeft: number
}

/** As `countOne`; where it is one too many, everything asked with it fails as a wrong assumption. */
export async function countOneOrAbort(
  db: Db,
  { kind, most, windowSeconds }: { kind: string; most: number; windowSeconds: number },
  subject: string,
): Promise<void> {
  await orAbort(db, { kind, most, windowSeconds, subject })
}

/** One statement, so that all at once are counted; capped at one beyond the most, in a window from the first. */
export async function countOne(
  db: Db,
  { kind, most, windowSeconds }: { kind: string; most: number; windowSeconds: number },
  subject: string,
): Promise<Counted> {
  const [counted] = await one(db, { kind, most, windowSeconds, subject })
  if (!counted) throw new Error('What is counted has a row.')
  return counted
}

interface Counting {
  kind: string
  most: number
  windowSeconds: number
  subject: string
}

const one = compiled(
  (_, counting: Counting) =>
    sql<Counted>`${counted(counting)}
      returning spent, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"`,
)

const orAbort = compiled(
  (_, counting: Counting) =>
    sql`${counted(counting)}
      returning case when counted.spent > ${counting.most}::int then wrong_assumption('limit') end`,
)

function counted({ kind, most, windowSeconds, subject }: Counting) {
  return sql`
      insert into rate_limits as counted (kind, subject, spent, window_ends_at)
      values (${kind}, ${subject}, 1, now() + make_interval(secs => ${windowSeconds}))
      on conflict (kind, subject) do update set
        spent = case when counted.window_ends_at <= now() then 1 else least(counted.spent, ${most}) + 1 end,
        window_ends_at = case when counted.window_ends_at <= now() then excluded.window_ends_at else counted.window_ends_at end`
}

export async function countOneLess(db: Db, { kind }: { kind: string }, subject: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ spent: row('spent', '-', 1) }))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('spent', '>', 0)
    .execute()
}

export async function countOf(
  db: Db,
  { kind }: { kind: string },
  subject: string,
): Promise<{ spent: number; secondsLeft: number } | undefined> {
  const [counted] = await current(db, { kind, subject })
  return counted
}

const current = compiled((db, { kind, subject }: Pick<Counting, 'kind' | 'subject'>) =>
  db
    .selectFrom('rate_limits')
    .select(['spent', sql<number>`ceil(extract(epoch from window_ends_at - now()))::int`.as('secondsLeft')])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('window_ends_at', '>', sql<Date>`now()`)
    .modifyEnd(prepared),
)
