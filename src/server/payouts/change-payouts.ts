import type { Payout } from '#contract/payouts'
import { record } from '../audit/record.ts'
import { post } from '../ledger/post.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { Refusal } from '../platform/refusal.ts'
import { isRefundReference } from '../refunds/granting.queries.ts'
import { readSettings } from '../settings/read-settings.ts'
import { holdStore } from '../store-documents/hold-store.queries.ts'
import { payToOf } from '../store-documents/pay-to.ts'
import { requireFourEyes } from '../users/four-eyes.ts'
import { balanceOf, cameBackSince, isNewest, journalOf } from './balances.queries.ts'
import { payableAccount, requireSameAccount } from './payable-account.ts'
import { payableNow } from './payable-now.ts'
import { cameBack, payoutJournals } from './payout-journals.ts'
import {
  type HeldPayout,
  holdPayout,
  insertPayout,
  isPayoutReference,
  markApproved,
  markFailed,
  markPaid,
  payoutOf,
} from './payouts.queries.ts'
import { readPayout } from './read-payouts.ts'
import { foundStatement } from './read-statements.ts'

/**
 * Of its store’s newest statement, or of one whose payout came back since that was closed, what is still owed of it, to the store’s
 * approved account, or in cash where it has none.
 * Refuses `statement_not_found`, `payout_account_held`, `statement_not_newest`, `nothing_to_pay`, `payout_below_least`, `payout_under_way`.
 */
export async function preparePayout(db: Db, actor: Actor, statementId: number): Promise<Payout> {
  return await transact(db, async (tx) => {
    const { vendorId, storeName, number, closingPoisha } = await foundStatement(tx, actor, statementId)
    await holdStore(tx, vendorId)
    const account = await payableAccount(tx, vendorId)
    const isLast = await isNewest(tx, { vendorId, number })
    const mostPoisha = isLast ? closingPoisha : await cameBackSince(tx, statementId)
    if (mostPoisha === undefined) throw new Refusal('statement_not_newest')
    const { balancePoisha } = await balanceOf(tx, vendorId)
    const { leastPayout } = await readSettings(tx)
    const { amountPoisha, stop } = payableNow({ mostPoisha, balancePoisha, leastPayout })
    if (stop) throw new Refusal(stop)
    const way = account?.way ?? 'cash'
    const to = { way, payTo: account ? payToOf(account) : '', accountId: account?.id ?? null }
    const id = await insertPayout(tx, { vendorId, statementId, amountPoisha, ...to, preparedBy: actor.id })
    if (id === undefined) throw new Refusal('payout_under_way')
    const after = { payoutState: 'prepared', amountPoisha, payoutWay: way }
    await record(tx, actor, { action: 'create', ...auditSubject(id, storeName), before: null, after })
    return await readPayout(tx, id)
  })
}

/**
 * Refuses `payout_not_found`, `payout_not_prepared`, `payout_needs_another`, `admin_too_new`, `payout_account_changed`, `payout_account_held`, and
 * `payout_over_balance` where the shop owes less by now.
 */
export async function approvePayout(db: Db, actor: Actor, id: number): Promise<Payout> {
  return await transact(db, async (tx) => {
    const payout = await heldPayout(tx, id)
    if (payout.state !== 'prepared') throw new Refusal('payout_not_prepared')
    await requireFourEyes(tx, actor, { preparedBy: payout.preparedBy, refusal: 'payout_needs_another' })
    await requireSameAccount(tx, payout)
    await requireCovered(tx, payout)
    await markApproved(tx, id, actor.id)
    await tell(tx, actor, id, payout, { action: 'approve', after: { payoutState: 'approved' } })
    return await readPayout(tx, id)
  })
}

/**
 * Posts it, and sets off what the store owes. If an admin says that the money had gone out before, that is a fact, though the account was
 * changed since, or the shop owes less by now. Refuses `payout_not_found`, `payout_not_approved`, `reference_used`, and unless it is gone
 * `payout_account_changed`, `payout_account_held`, `payout_over_balance`.
 */
export async function payPayout(
  db: Db,
  actor: Actor,
  id: number,
  { reference, isGone }: { reference: string; isGone: boolean },
): Promise<Payout> {
  return await transact(db, async (tx) => {
    const payout = await heldPayout(tx, id)
    if (payout.state !== 'approved') throw new Refusal('payout_not_approved')
    if (!isGone) {
      await requireSameAccount(tx, payout)
      await requireCovered(tx, payout)
    }
    const { vendorId, amountPoisha, way } = payout
    if ((await isRefundReference(tx, way, reference)) || (await isPayoutReference(tx, way, reference)))
      throw new Refusal('reference_used')
    await markPaid(tx, id, actor.id, reference)
    const after = { payoutState: 'paid', payoutReference: reference, ...(isGone && { payoutGone: true }) }
    await tell(tx, actor, id, payout, { action: 'pay', after })
    await emit(tx, 'payout.paid', { vendorId, payoutId: id })
    await post(tx, payoutJournals({ payoutId: id, vendorId, amountPoisha, ...(await balanceOf(tx, vendorId)) }))
    return await readPayout(tx, id)
  })
}

/** What was paid came back: it is posted back, and the statement may be paid anew. Refuses `payout_not_found`, `payout_failed`. */
export async function failPayout(db: Db, actor: Actor, id: number, reason: string): Promise<Payout> {
  return await transact(db, async (tx) => {
    const payout = await heldPayout(tx, id)
    if (payout.state === 'failed') throw new Refusal('payout_failed')
    await markFailed(tx, id, actor.id, reason)
    await tell(tx, actor, id, payout, { action: 'fail', after: { payoutState: 'failed', reason } })
    // What was only prepared is the shop’s own business.
    if (payout.state !== 'prepared') await emit(tx, 'payout.failed', { vendorId: payout.vendorId, payoutId: id })
    const journalId = await journalOf(tx, 'payout', id)
    if (journalId !== undefined) await post(tx, [cameBack(id, journalId)])
    return await readPayout(tx, id)
  })
}

/** The shop owes the store as much by now. Refuses `payout_over_balance`. */
async function requireCovered(tx: Db, { vendorId, amountPoisha }: HeldPayout): Promise<void> {
  if ((await balanceOf(tx, vendorId)).balancePoisha < amountPoisha) throw new Refusal('payout_over_balance')
}

/** With its store, whose row is held first. */
async function heldPayout(tx: Db, id: number): Promise<HeldPayout> {
  const known = await payoutOf(tx, id)
  if (known) await holdStore(tx, known.vendorId)
  const payout = await holdPayout(tx, id)
  if (!payout) throw new Refusal('payout_not_found')
  return payout
}

async function tell(
  tx: Db,
  actor: Actor,
  id: number,
  { storeName, state }: HeldPayout,
  deed: { action: 'approve' | 'pay' | 'fail'; after: Record<string, unknown> },
): Promise<void> {
  await record(tx, actor, { ...deed, ...auditSubject(id, storeName), before: { payoutState: state } })
}

function auditSubject(id: number, storeName: string) {
  return { subject: 'payout', subjectId: id, subjectName: storeName } as const
}
