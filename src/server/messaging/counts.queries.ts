import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/messaging'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import type { Recipient } from './recipient.ts'

export interface Counted {
  kind: string
  way: Channel
  to: Recipient
}

/** What it counts by: the address or phone, and the account. */
export function countedBy({ kind, way, to: { email, phone, accountId } }: Counted): [address: string, account: string] {
  const [address, account] = [way === 'sms' ? phone : email, accountId].map((of) => `messages:${kind}:${way}:${of}`)
  return [(address ?? '').toLowerCase(), account ?? '']
}

/**
 * Until the end of the transaction nobody else counts, or writes, what is of these kinds and ways for the same addresses, phones or
 * accounts. Once a transaction, and always in the same order, so that no two wait for each other.
 */
export async function lockCounts(tx: Db, counted: Counted[]): Promise<void> {
  await locked(tx, { keys: [...new Set(counted.flatMap(countedBy))].toSorted() })
}

const locked = compiled(
  (_, { keys }: { keys: string[] }) => sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest((select ${keys}::text[])) with ordinality as counted (key, at) order by at`,
)

/** How many of its kind and way its address or phone, and its account, were written within a day; counts no further than `most`. */
export async function writtenToday(db: Db, { kind, way, to }: Counted, most: number): Promise<[number, number]> {
  const { email, phone, accountId } = to
  const [row] =
    way === 'sms' ? await sms(db, { kind, phone, accountId, most }) : await mails(db, { kind, email, accountId, most })
  return [row?.toSame ?? 0, row?.toAccount ?? 0]
}

interface Asked {
  kind: string
  accountId: number | null
  most: number
}

const mails = compiled((_, asked: Asked & { email: string | null }) =>
  counts(sql`lower(to_address) = lower(${asked.email})`, 'mail', asked),
)

const sms = compiled((_, asked: Asked & { phone: string | null }) =>
  counts(sql`to_phone = ${asked.phone}`, 'sms', asked),
)

function counts(isToSame: RawBuilder<unknown>, way: Channel, { kind, accountId, most }: Asked) {
  const countOf = (of: RawBuilder<unknown>) => sql`(select count(*)::int from (
    select from messages
    where ${of} and kind = ${kind} and way = ${sql.lit(way)} and created_at > now() - interval '1 day' limit ${most}
  ) as of_today)`
  return sql<{ toSame: number; toAccount: number }>`
    select ${countOf(isToSame)} as "toSame", ${countOf(sql`account_id = ${accountId}`)} as "toAccount"`
}
