import type { ManualEntry } from '#contract/manual-entries'
import type { ManualEntryKind } from '#contract/values/manual-entries'
import { exactPoisha } from '#contract/values/money'
import { record } from '../audit/record.ts'
import { vatNow } from '../commission/vat-rates.queries.ts'
import { post } from '../ledger/post.queries.ts'
import { balancesOfStore } from '../ledger/posted.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdStore } from '../store-documents/hold-store.queries.ts'
import { requireFourEyes } from '../users/four-eyes.ts'
import { entryJournal } from './entry-journals.ts'
import {
  entryOfKey,
  type HeldEntry,
  holdEntry,
  insertEntry,
  isHouseStore,
  markApproved,
  markRefused,
  type Vat,
} from './manual-entries.queries.ts'
import { readEntry } from './read-entries.ts'

interface Asked {
  vendorId: number
  kind: ManualEntryKind
  /** Taka. */
  amount: number
  reason: string
  key: string
}

/** Posts nothing yet. Refuses `vendor_not_found`, `house_store`, `store_moved_in`, `idempotency_key_reused`. */
export async function prepareEntry(db: Db, actor: Actor, { amount, ...asked }: Asked): Promise<ManualEntry> {
  return await transact(db, async (tx) => {
    const isHouse = await isHouseStore(tx, asked.vendorId)
    if (isHouse === undefined) throw new Refusal('vendor_not_found')
    if (isHouse) throw new Refusal('house_store')
    const { storeName } = await holdStore(tx, asked.vendorId)
    const made = { ...asked, amountPoisha: exactPoisha(amount), preparedBy: actor.id }
    const id = await insertEntry(tx, made)
    if (id === undefined) return await readEntry(tx, await idOfSame(tx, made))
    const after = { entryKind: asked.kind, amountPoisha: made.amountPoisha, reason: asked.reason }
    await record(tx, actor, { action: 'create', ...auditSubject(id, storeName), before: null, after })
    return await readEntry(tx, id)
  })
}

/** Of a second press. Refuses another with its key, and a store that moves in twice. */
async function idOfSame(tx: Db, made: Omit<Asked, 'amount'> & { amountPoisha: number }): Promise<number> {
  const earlier = await entryOfKey(tx, made.key)
  if (!earlier) throw new Refusal('store_moved_in')
  const facts = ['vendorId', 'kind', 'amountPoisha', 'reason'] as const
  if (facts.some((fact) => earlier[fact] !== made[fact])) throw new Refusal('idempotency_key_reused')
  return earlier.id
}

/** Posts it. Refuses `entry_not_found`, `entry_not_prepared`, `entry_needs_another`, `admin_too_new`, and `entry_over_debt` of a write-off. */
export async function approveEntry(db: Db, actor: Actor, id: number): Promise<ManualEntry> {
  return await transact(db, async (tx) => {
    const { entry, storeName } = await heldEntry(tx, id)
    await requireFourEyes(tx, actor, { preparedBy: entry.preparedBy, refusal: 'entry_needs_another' })
    const { owesPoisha, payablePoisha } = await balancesOfStore(tx, entry.vendorId)
    if (entry.kind === 'write_off' && entry.amountPoisha > owesPoisha + payablePoisha)
      throw new Refusal('entry_over_debt')
    const vat = await vatOn(tx, entry)
    await markApproved(tx, id, actor.id, vat)
    await tell(tx, actor, { action: 'approve', after: { entryState: 'approved' } }, auditSubject(id, storeName))
    await post(tx, [entryJournal({ ...entry, ...vat, id, owesPoisha })])
    return await readEntry(tx, id)
  })
}

/** Refuses `entry_not_found`, `entry_not_prepared`. */
export async function refuseEntry(db: Db, actor: Actor, id: number, reason: string): Promise<ManualEntry> {
  return await transact(db, async (tx) => {
    const { storeName } = await heldEntry(tx, id)
    await markRefused(tx, id, actor.id, reason)
    await tell(tx, actor, { action: 'reject', after: { entryState: 'refused', reason } }, auditSubject(id, storeName))
    return await readEntry(tx, id)
  })
}

/** A fee is a service of the shop: the VAT on it is that on commission, by the rate of this day, rounded half up. */
async function vatOn(tx: Db, { kind, amountPoisha }: HeldEntry): Promise<Vat> {
  if (kind !== 'fee') return { vatBasisPoints: 0, vatPoisha: 0 }
  const vatBasisPoints = await vatNow(tx, 'commission')
  return { vatBasisPoints, vatPoisha: Number((BigInt(amountPoisha) * BigInt(vatBasisPoints) * 2n + 10_000n) / 20_000n) }
}

/** With its store, whose row is held first: nobody pays it meanwhile. */
async function heldEntry(tx: Db, id: number): Promise<{ entry: HeldEntry; storeName: string }> {
  const { vendorId } = await readEntry(tx, id)
  const { storeName } = await holdStore(tx, vendorId)
  const entry = await holdEntry(tx, id)
  if (entry?.state !== 'prepared') throw new Refusal('entry_not_prepared')
  return { entry, storeName }
}

type Subject = ReturnType<typeof auditSubject>

async function tell(
  tx: Db,
  actor: Actor,
  deed: { action: 'approve' | 'reject'; after: Record<string, unknown> },
  subject: Subject,
): Promise<void> {
  await record(tx, actor, { ...deed, ...subject, before: { entryState: 'prepared' } })
}

function auditSubject(id: number, storeName: string) {
  return { subject: 'manual_entry', subjectId: id, subjectName: storeName } as const
}
