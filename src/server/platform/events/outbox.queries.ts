import { CompiledQuery, type Expression, isExpression, sql } from 'kysely'
import { compiled } from '../database/compiled-query.ts'
import type { Db } from '../database/db.ts'
import { unnested } from '../database/prepared.queries.ts'

export interface OutboxRow {
  id: number
  name: string
  payload: unknown
  emittedAt: Date
}

/** As a text of its own: the query builder costs a checkout more than the row. */
export async function insertEvent(tx: Db, name: string, payload: Record<string, unknown>): Promise<void> {
  const fields = Object.entries(payload)
  const known = Object.fromEntries(fields.filter(([, value]) => !isExpression(value)))
  const asked = fields.flatMap(([field, value]) =>
    isExpression(value) ? ` || jsonb_build_object('${field}', ${textOf(tx, value)})` : [],
  )
  const text = `insert into outbox (name, payload) values ($1, $2::jsonb${asked.join('')})`
  await tx.executeQuery(CompiledQuery.raw(text, [name, JSON.stringify(known)]))
}

const texts = new WeakMap<Expression<unknown>, string>()

function textOf(db: Db, value: Expression<unknown>): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const { sql: text, parameters } = sql`${value}`.compile(db)
  if (parameters.length > 0) throw new Error('What an event asks the database for has no parameters.')
  texts.set(value, text)
  return text
}

/** Takes the oldest events of these names out of the outbox; those that another process takes at the same moment are left to it. */
export async function takeEvents(tx: Db, names: string[], limit: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    delete from outbox where id in (
      select id from outbox where name = any(${names}) order by id limit ${limit} for update skip locked
    )
    returning id, name, payload, emitted_at as "emittedAt"`.execute(tx)
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Which of these events this subscriber is given for the first time; whoever is given one at the same moment waits for the answer. */
export async function insertDeliveries(tx: Db, eventIds: number[], subscriber: string): Promise<number[]> {
  return (await delivered(tx, { eventIds, subscriber })).map(({ eventId }) => eventId)
}

/** Into this table: what is measured with other tables (bench/year) is the shop’s own statement. */
export function deliveredInto(table: string) {
  return compiled(
    (_, { eventIds, subscriber }: { eventIds: number[]; subscriber: string }) => sql<{ eventId: number }>`
      insert into ${sql.table(table)} (event_id, subscriber)
      select id, ${subscriber} from ${unnested(sql`${eventIds}::bigint[]`)} as event (id) order by id
      on conflict do nothing returning event_id as "eventId"`,
  )
}

const delivered = deliveredInto('event_deliveries')

export interface SubscriberRow {
  event: string
  subscriber: string
}

/** Those that are known stay. */
export async function insertSubscribers(db: Db, rows: SubscriberRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('event_subscribers')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

export async function knownSubscribers(db: Db): Promise<SubscriberRow[]> {
  return await db.selectFrom('event_subscribers').select(['event', 'subscriber']).execute()
}

/** What is not relayed yet. */
export async function outboxFigures(db: Db): Promise<{ count: number; oldestSeconds: number }> {
  return await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`coalesce(extract(epoch from now() - min(emitted_at)), 0)::float`.as('oldestSeconds'))
    .executeTakeFirstOrThrow()
}
