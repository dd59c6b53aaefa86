import type { NewDocument, OwnDocuments } from '#contract/store-documents'
import { type DocumentKind, documentNumberIn, maskedNumber } from '#contract/values/store-documents'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { VendorActor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { HAND_INS } from './hand-in-limit.ts'
import { holdStore } from './hold-store.queries.ts'
import { readOwnDocuments } from './own-documents.ts'
import { documentsOf, insertDocument, replaceDocument } from './store-documents.queries.ts'

/** One that says the same as what waits or is approved is there already. Refuses a number of another form, `too_many_attempts`. */
export async function handInDocument(db: Db, actor: VendorActor, typed: NewDocument): Promise<OwnDocuments> {
  const vendorId = actor.vendor.id
  const said = { ...typed, number: numberIn(typed) }
  const { kind, number } = said
  await transact(db, async (tx) => {
    const { storeName } = await holdStore(tx, vendorId)
    const known = (await documentsOf(tx, vendorId)).filter((document) => document.kind === kind)
    const newest = known.find(({ state }) => state === 'handed_in') ?? known.find(({ state }) => state === 'approved')
    if (newest && newest.number === number && newest.holder === said.holder && newest.address === said.address) return
    await spend(tx, HAND_INS, `account:${actor.id}`)
    await replaceDocument(tx, { vendorId, kind }, 'handed_in')
    const id = await insertDocument(tx, { ...said, vendorId, handedInBy: actor.id })
    await record(tx, actor, {
      action: 'create',
      subject: 'paper',
      subjectId: id,
      subjectName: storeName,
      before: null,
      after: {
        paperKind: kind,
        paperNumber: kind === 'nid' ? maskedNumber(number) : number,
        paperState: 'handed_in',
      },
    })
  })
  return await readOwnDocuments(db, vendorId)
}

function numberIn({ kind, number: typed, address }: NewDocument): string {
  const number = documentNumberIn(kind, typed)
  const fields = {
    ...(number === null && { number: NO_NUMBER[kind]() }),
    ...(kind === 'bin' && address === '' && { address: m.ui_please_fill_in() }),
  }
  if (number === null || Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
  return number
}

const NO_NUMBER: Record<DocumentKind, () => string> = {
  trade_licence: () => m.ui_please_fill_in(),
  nid: () => m.documents_no_nid(),
  bin: () => m.documents_no_bin(),
  tin: () => m.documents_no_tin(),
}
