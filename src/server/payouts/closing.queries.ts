import { sql } from 'kysely'
import type { StatementPeriod } from '#contract/values/statement-periods'
import { BALANCE_ACCOUNTS } from '../ledger/journal.ts'
import type { Db } from '../platform/database/db.ts'
import { dayOf, startOfDay } from '../platform/database/dhaka-days.queries.ts'
import type { Statement, StatementLine } from './statement.ts'

interface Ended {
  lastDay: string
  period: StatementPeriod
  /** Of stores without one of their own. */
  shopPeriod: StatementPeriod
}

/** Stores by such a period with entries until this day, which stand in no statement. */
export async function storesToClose(db: Db, { lastDay, period, shopPeriod }: Ended): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_entries', 'account_id', 'ledger_accounts.id')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'journal_id')
    .leftJoin('statement_periods', (join) => join.on(sql<boolean>`vendor_id::text = owner`))
    .select(sql<number>`owner::bigint`.as('vendorId'))
    .distinct()
    .where(sql`coalesce(period, ${shopPeriod}::text)`, '=', period)
    .where('ledger_accounts.kind', 'in', BALANCE_ACCOUNTS)
    .where('ledger_entries.version', '>', toldVersion())
    .where('written_at', '<', startOfDay(lastDay, 1))
    // Its own store the shop owes nothing, and has no account with.
    .where(sql<boolean>`owner <> (select id::text from vendors where is_house)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statements')
            .select('statements.id')
            .where(sql<boolean>`statements.vendor_id::text = owner`)
            .where('last_day', '>=', lastDay),
        ),
      ),
    )
    .orderBy('vendorId')
    .execute()
  return rows.map(({ vendorId }) => vendorId)
}

/** Up to which an account’s entries stand in statements. */
function toldVersion() {
  return sql<number>`coalesce((
    select max(statement_lines.version) from statement_lines where statement_lines.account_id = ledger_accounts.id
  ), 0)`
}

/** Until the end of the transaction nothing is posted to them. Answers what was pending as that day ended. */
export async function holdAccounts(tx: Db, vendorId: number, lastDay: string): Promise<number> {
  const accounts = await tx
    .selectFrom('ledger_accounts')
    .select(['kind', balanceAfter(lastDay).as('poisha')])
    .where('kind', 'in', [...BALANCE_ACCOUNTS, 'vendor_pending'])
    .where('owner', '=', String(vendorId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const waiting = accounts.filter(({ kind }) => kind === 'vendor_pending')
  return 0 - waiting.reduce((sum, { poisha }) => sum + poisha, 0)
}

/** What an account had at that midnight in Dhaka; few of its entries are later. */
function balanceAfter(lastDay: string) {
  return sql<number>`coalesce((
    select ledger_entries.balance_poisha from ledger_entries join ledger_journals on ledger_journals.id = journal_id
    where account_id = ledger_accounts.id and written_at < ${startOfDay(lastDay, 1)}
    order by ledger_entries.version desc limit 1
  ), 0)`
}

export interface Last {
  number: number
  lastDay: string
  closingPoisha: number
}

export async function lastStatementOf(tx: Db, vendorId: number): Promise<Last | undefined> {
  return await tx
    .selectFrom('statements')
    .select(['number', sql<string>`last_day::text`.as('lastDay'), 'closing_poisha as closingPoisha'])
    .where('vendor_id', '=', vendorId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An entry that stands in no statement. */
export type WithoutMessage = Omit<StatementLine, 'kind'> & { journalKind: string; writtenOn: string }

/**
 * In the order in which they were written, up to that midnight in Dhaka. Of an account none behind one that is later: what began before
 * midnight, and waited for what began after it, stands with that.
 */
export async function untoldEntries(tx: Db, vendorId: number, lastDay: string): Promise<WithoutMessage[]> {
  const entries = await entriesAsTold(tx)
    .select(sql<boolean>`written_at >= ${startOfDay(lastDay, 1)}`.as('isLater'))
    .where('ledger_accounts.kind', 'in', BALANCE_ACCOUNTS)
    .where('owner', '=', String(vendorId))
    .where('ledger_entries.version', '>', toldVersion())
    .execute()
  const later = new Set<number>()
  return entries.flatMap(({ isLater, ...entry }) => {
    if (isLater) later.add(entry.accountId)
    return later.has(entry.accountId) ? [] : [entry]
  })
}

export function entriesAsTold(db: Db) {
  return db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_entries', 'account_id', 'ledger_accounts.id')
    .innerJoin('ledger_journals', 'ledger_journals.id', 'journal_id')
    .select(['account_id as accountId', 'ledger_entries.version', 'ledger_journals.kind as journalKind', 'subject'])
    .select(['happened_at as happenedAt', sql<string>`${dayOf(sql.ref('written_at'))}::text`.as('writtenOn')])
    .select(sql<number>`-amount_poisha`.as('amountPoisha'))
    .select(
      sql<number>`coalesce((
        select sum(of_vat.amount_poisha) from ledger_entries as of_vat join ledger_accounts as vat on vat.id = of_vat.account_id
        where of_vat.journal_id = ledger_journals.id and vat.kind = 'vat_payable'
      ), 0)::bigint`.as('vatPoisha'),
    )
    .orderBy('journal_id')
    .orderBy('account_id')
}

export async function insertStatement(
  tx: Db,
  { vendorId, number, firstDay, lastDay, ...sums }: Statement,
  { lineCount, sha256 }: { lineCount: number; sha256: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('statements')
    .values({
      vendor_id: vendorId,
      number,
      first_day: firstDay,
      last_day: lastDay,
      line_count: lineCount,
      sha256,
      opening_poisha: sums.openingPoisha,
      closing_poisha: sums.closingPoisha,
      waiting_poisha: sums.waitingPoisha,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** All at once: the database refuses what comes later. */
export async function insertLines(tx: Db, statementId: number, lines: StatementLine[]): Promise<void> {
  await sql`
    insert into statement_lines (statement_id, position, kind, subject, happened_at, amount_poisha, vat_poisha, account_id, version)
    select ${statementId}::bigint, position, kind, subject, happened_at, amount_poisha, vat_poisha, account_id, version
    from unnest(
      ${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ subject }) => subject)}::text[],
      ${lines.map(({ happenedAt }) => happenedAt)}::timestamptz[], ${lines.map(({ amountPoisha }) => amountPoisha)}::bigint[],
      ${lines.map(({ vatPoisha }) => vatPoisha)}::bigint[], ${lines.map(({ accountId }) => accountId)}::bigint[],
      ${lines.map(({ version }) => version)}::bigint[]
    ) with ordinality as line (kind, subject, happened_at, amount_poisha, vat_poisha, account_id, version, position)`.execute(
    tx,
  )
}
