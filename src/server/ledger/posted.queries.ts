import { sql } from 'kysely'
import { byName, namesOf } from '#contract/values/by-name'
import type { Db } from '../platform/database/db.ts'

/** Of a store: a debit is positive. */
export type StoreSums = Record<keyof typeof STORE_ACCOUNTS, number>

const STORE_ACCOUNTS = {
  owesPoisha: 'vendor_owes',
  pendingPoisha: 'vendor_pending',
  payablePoisha: 'vendor_payable',
} as const

/** What all journals about a subject have moved a store’s accounts by. */
export async function postedToStore(db: Db, subject: string, vendorId: number): Promise<StoreSums> {
  const legs = await db
    .selectFrom('ledger_journals')
    .innerJoin('ledger_entries', 'journal_id', 'ledger_journals.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(['ledger_accounts.kind as account', 'amount_poisha as poisha'])
    .where('subject', '=', subject)
    .where('owner', '=', String(vendorId))
    .where('ledger_accounts.kind', 'in', Object.values(STORE_ACCOUNTS))
    .execute()
  return storeSums(legs)
}

/** When the newest of such journals happened, which nothing took back. Undefined: none stands. */
export async function lastHappened(db: Db, subject: string, kind: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ledger_journals as journal')
    .select('happened_at as happenedAt')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('ledger_journals as later').select('later.id').whereRef('later.reverses', '=', 'journal.id')),
      ),
    )
    .orderBy('journal.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.happenedAt
}

/** Of these subjects, those of which journals of such kinds were posted, whether or not they were taken back. */
export async function subjectsOf(db: Db, subjects: string[], kinds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger_journals')
    .select('subject')
    .distinct()
    .where('subject', '=', sql<string>`any(${subjects}::text[])`)
    .where('kind', 'in', kinds)
    .execute()
  return new Set(rows.map(({ subject }) => subject))
}

/** What a store’s accounts have now. */
export async function balancesOfStore(db: Db, vendorId: number): Promise<StoreSums> {
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['kind as account', 'balance_poisha as poisha'])
    .where('kind', 'in', Object.values(STORE_ACCOUNTS))
    .where('owner', '=', String(vendorId))
    .execute()
  return storeSums(accounts)
}

/** Of one store; legs of the shop and of couriers are left out. */
export function storeSums(legs: { account: string; poisha: number }[]): StoreSums {
  return byName(namesOf(STORE_ACCOUNTS), (name) =>
    legs.reduce((sum, { account, poisha }) => sum + (account === STORE_ACCOUNTS[name] ? poisha : 0), 0),
  )
}
