import type { NewPaper, OwnPapers } from '#contract/papers'
import { maskedNumber, type PaperKind, paperNumberIn } from '#contract/values/papers'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { VendorActor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { HAND_INS } from './hand-in-limit.ts'
import { holdStore } from './hold-store.queries.ts'
import { readOwnPapers } from './own-papers.ts'
import { insertPaper, papersOf, replacePaper } from './papers.queries.ts'

/** One that says the same as what waits or is approved is there already. Refuses a number of another form, `too_many_attempts`. */
export async function handInPaper(db: Db, actor: VendorActor, typed: NewPaper): Promise<OwnPapers> {
  const vendorId = actor.vendor.id
  const said = { ...typed, number: numberIn(typed) }
  const { kind, number } = said
  await transact(db, async (tx) => {
    const { storeName } = await holdStore(tx, vendorId)
    const known = (await papersOf(tx, vendorId)).filter((paper) => paper.kind === kind)
    const newest = known.find(({ state }) => state === 'handed_in') ?? known.find(({ state }) => state === 'approved')
    if (newest && newest.number === number && newest.holder === said.holder && newest.address === said.address) return
    await spend(tx, HAND_INS, `account:${actor.id}`)
    await replacePaper(tx, { vendorId, kind }, 'handed_in')
    const id = await insertPaper(tx, { ...said, vendorId, handedInBy: actor.id })
    await record(tx, actor, {
      action: 'create',
      subject: 'paper',
      subjectId: id,
      subjectName: storeName,
      before: null,
      after: { paperKind: kind, paperNumber: kind === 'nid' ? maskedNumber(number) : number, paperState: 'handed_in' },
    })
  })
  return await readOwnPapers(db, vendorId)
}

function numberIn({ kind, number: typed, address }: NewPaper): string {
  const number = paperNumberIn(kind, typed)
  const fields = {
    ...(number === null && { number: NO_NUMBER[kind] }),
    ...(kind === 'bin' && address === '' && { address: m.ui_please_fill_in() }),
  }
  if (number === null || Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
  return number
}

const NO_NUMBER: Record<PaperKind, string> = {
  trade_licence: m.ui_please_fill_in(),
  nid: m.papers_no_nid(),
  bin: m.papers_no_bin(),
  tin: m.papers_no_tin(),
}
