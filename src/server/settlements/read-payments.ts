import type { Logger } from 'pino'
import { accountsOf } from '../couriers/accounts.queries.ts'
import type { Payment } from '../couriers/courier.ts'
import { notifyLocked } from '../couriers/notify-locked.ts'
import { type CourierAccess, openAccount } from '../couriers/open-account.ts'
import type { Db } from '../platform/database/db.ts'
import { kindOf } from '../settlement-sheets/row-kind.ts'
import type { SettlementRow } from '../settlement-sheets/settlement-row.ts'
import { namesFromApi } from './files.queries.ts'
import { loadReported } from './load-file.ts'

/** Loads what the shop’s couriers say that they paid, where they can be asked; each payment once, when it is final. */
export async function readPayments(db: Db, access: CourierAccess, log: Logger, signal: AbortSignal): Promise<void> {
  for (const { id } of await accountsOf(db, null)) {
    signal.throwIfAborted()
    const opened = await openAccount(db, access, id)
    if (opened?.courier.payments) await readPaymentsOf(db, opened, log, signal)
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof openAccount>>>

async function readPaymentsOf(db: Db, { account, courier }: Opened, log: Logger, signal: AbortSignal): Promise<void> {
  const { company } = account
  const listed = await courier.payments?.list(account)
  if (!listed) return
  if ('why' in listed) {
    if (listed.outcome === 'locked') await notifyLocked(db, account.id, listed.why)
    return log.info({ accountId: account.id, why: listed.why }, 'a courier did not tell its payments')
  }
  const known = await namesFromApi(db, company)
  for (const number of listed.numbers) {
    signal.throwIfAborted()
    if (known.has(number)) continue
    const payment = await courier.payments?.read(account, number)
    if (!payment || 'why' in payment) continue
    if (!payment.isFinal) {
      log.info({ accountId: account.id, number, said: payment.said }, 'a payment is not final yet')
      continue
    }
    const rows = rowsOf(payment)
    if (rows.length > 0)
      await loadReported(db, null, { company, name: number, source: 'api', rows, reportedPoisha: payment.paidPoisha })
  }
}

function rowsOf({ consignments }: Payment): SettlementRow[] {
  return consignments.map(({ number, invoice, said, collectedPoisha, chargePoisha }, at) => {
    const kind = kindOf(said, collectedPoisha) ?? 'unsettled'
    // What a courier was to collect is no cash where it was refused.
    const collected = kind === 'returned' ? 0 : collectedPoisha
    const sums = { collectedPoisha: collected, chargePoisha, netPoisha: collected - chargePoisha }
    return { line: at + 1, number, invoice, kind, ...sums }
  })
}
