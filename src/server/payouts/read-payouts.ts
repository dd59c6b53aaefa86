import type { Page } from '#contract/machinery/fields'
import type { Payout, StoreBalance } from '#contract/payouts'
import { exactPoisha, takaOf } from '#contract/values/money'
import type { PayoutState } from '#contract/values/payouts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, notACursor, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { onlyStoreOf } from '../selling/whose-products.ts'
import { readSettings } from '../settings/read-settings.ts'
import { payToOf } from '../store-documents/pay-to.ts'
import { holdOf } from '../store-documents/payout-hold.ts'
import { type BalanceRecord, balancesPage } from './balances.queries.ts'
import { type PayoutRecord, payoutOf, payoutsPage } from './payouts.queries.ts'

interface Cursor {
  limit: number
  cursor?: string | undefined
}

/** Newest first. Refuses a malformed cursor. */
export async function listPayouts(
  db: Db,
  actor: Actor,
  { state, limit, cursor }: Cursor & { state?: PayoutState | undefined },
): Promise<Page<Payout>> {
  const wanted = { vendorId: onlyStoreOf(actor), state }
  const found = await payoutsPage(db, wanted, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, shownOf, ({ id }) => String(id))
}

export async function readPayout(db: Db, id: number): Promise<Payout> {
  const payout = await payoutOf(db, id)
  if (!payout) throw new Refusal('payout_not_found')
  return shownOf(payout)
}

/** The largest sum first. Refuses a malformed cursor. */
export async function listBalances(
  db: Db,
  { which, limit, cursor }: Cursor & { which: 'to_pay' | 'owing' },
): Promise<Page<StoreBalance>> {
  const leastPoisha = exactPoisha((await readSettings(db)).leastPayout)
  const found = await balancesPage(db, { which, leastPoisha }, { after: placeIn(cursor), limit: limit + 1 })
  const sumOf = ({ toPayPoisha, balancePoisha }: BalanceRecord) => (which === 'to_pay' ? toPayPoisha : -balancePoisha)
  return pageFrom(found, limit, balanceOf, (store) => `${sumOf(store)}-${store.vendorId}`)
}

function placeIn(cursor: string | undefined): { poisha: number; vendorId: number } | undefined {
  if (cursor === undefined) return undefined
  const [, poisha, vendorId] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? []
  if (poisha === undefined || vendorId === undefined) throw notACursor()
  return { poisha: Number(poisha), vendorId: Number(vendorId) }
}

function balanceOf(store: BalanceRecord): StoreBalance {
  const { vendorId, storeName, isPaused, statementId, statementNumber, lastDay, ...sums } = store
  return {
    vendorId,
    storeName,
    isPaused,
    statementId,
    statementNumber,
    lastDay,
    closing: takaOf(sums.closingPoisha),
    balance: takaOf(sums.balancePoisha),
    toPay: takaOf(sums.toPayPoisha),
    ...paidToOf(store),
  }
}

/** Of a store without an account its columns are null. */
function paidToOf({ way, isHeld, isOtherWaiting, payableFrom, ...store }: BalanceRecord): PaidTo {
  if (way === null) return { way: 'cash', payTo: '', hold: null }
  return { way, payTo: payToOf(store), hold: holdOf({ isHeld: isHeld ?? false, payableFrom }, isOtherWaiting ?? false) }
}

type PaidTo = Pick<StoreBalance, 'way' | 'payTo' | 'hold'>

function shownOf({ amountPoisha, preparedAt, approvedAt, paidAt, failedAt, ...others }: PayoutRecord): Payout {
  return {
    ...others,
    amount: takaOf(amountPoisha),
    preparedAt: new Date(preparedAt).toISOString(),
    approvedAt: momentOf(approvedAt),
    paidAt: momentOf(paidAt),
    failedAt: momentOf(failedAt),
  }
}

function momentOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
