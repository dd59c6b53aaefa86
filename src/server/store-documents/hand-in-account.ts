import type { NewAccount, OwnDocuments } from '#contract/store-documents'
import { bankNumberIn, bkashNumberIn, maskedNumber, routingNumberIn } from '#contract/values/store-documents'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { VendorActor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { type AccountDetails, accountOf, accountsOf, endWaiting, insertAccount } from './accounts.queries.ts'
import { HAND_INS } from './hand-in-limit.ts'
import { holdStore } from './hold-store.queries.ts'
import { readOwnDocuments } from './own-documents.ts'

/**
 * Another than the approved one holds payouts from here on, and is told to whoever was reached as the store’s owner so far. One that
 * says the same as what waits or is approved is there already. Refuses what is missing at its field, `too_many_attempts`.
 */
export async function handInAccount(db: Db, actor: VendorActor, typed: NewAccount): Promise<OwnDocuments> {
  const vendorId = actor.vendor.id
  const details = detailsIn(typed)
  await transact(db, async (tx) => {
    const { storeName } = await holdStore(tx, vendorId)
    const known = await accountsOf(tx, vendorId)
    const approved = known.find(({ state }) => state === 'approved')
    const newest = known.find(({ state }) => state === 'handed_in') ?? approved
    if (newest && isSame(newest, details)) return
    await spend(tx, HAND_INS, `account:${actor.id}`)
    await endWaiting(tx, vendorId, 'replaced')
    const id = await insertAccount(tx, { vendorId, handedInBy: actor.id }, details)
    const { way, number } = details
    await record(tx, actor, {
      action: 'create',
      subject: 'payout_account',
      subjectId: id,
      subjectName: storeName,
      before: null,
      after: { payoutWay: way, accountNumber: maskedNumber(number), paperState: 'handed_in' },
    })
    if (approved) await emit(tx, 'store.account_changed', { vendorId, payoutAccountId: id })
  })
  return await readOwnDocuments(db, vendorId)
}

/** Payouts go on to the approved one. Refuses `paper_not_found`, also for another’s, `paper_decided`. */
export async function withdrawAccount(db: Db, actor: VendorActor, id: number): Promise<OwnDocuments> {
  const vendorId = actor.vendor.id
  await transact(db, async (tx) => {
    const { storeName } = await holdStore(tx, vendorId)
    const account = await accountOf(tx, id)
    if (account?.vendorId !== vendorId) throw new Refusal('paper_not_found')
    if (account.state !== 'handed_in') throw new Refusal('paper_decided')
    await endWaiting(tx, vendorId, 'withdrawn')
    await record(tx, actor, {
      action: 'cancel',
      subject: 'payout_account',
      subjectId: id,
      subjectName: storeName,
      before: { paperState: 'handed_in' },
      after: { paperState: 'withdrawn' },
    })
  })
  return await readOwnDocuments(db, vendorId)
}

const NONE = { bank: '', branch: '', routingNumber: '', accountName: '', number: '' }

function isSame(known: AccountDetails, details: AccountDetails): boolean {
  return (['way', ...Object.keys(NONE)] as (keyof AccountDetails)[]).every((name) => known[name] === details[name])
}

/** As they are kept: of each way its own, in one writing. */
function detailsIn({ way, ...typed }: NewAccount): AccountDetails {
  if (way === 'cash') return { ...NONE, way }
  if (way === 'bkash') {
    const number = bkashNumberIn(typed.number)
    if (number === null) throw new Refusal('invalid_request', { fields: { number: m.field_please_enter_mobile() } })
    return { ...NONE, way, number }
  }
  const [routingNumber, number] = [routingNumberIn(typed.routingNumber), bankNumberIn(typed.number)]
  const { bank, branch, accountName } = typed
  const empty = Object.entries({ bank, branch, accountName }).filter(([, text]) => text === '')
  const fields = {
    ...Object.fromEntries(empty.map(([name]) => [name, m.ui_please_fill_in()])),
    ...(routingNumber === null && { routingNumber: m.documents_no_routing_number() }),
    ...(number === null && { number: m.documents_no_account_number() }),
  }
  if (routingNumber === null || number === null || empty.length > 0) throw new Refusal('invalid_request', { fields })
  return { way, bank, branch, accountName, routingNumber, number }
}
