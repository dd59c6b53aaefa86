import type { Page } from '#contract/machinery/fields'
import type { PaperToDecide } from '#contract/papers'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdStore } from './hold-store.queries.ts'
import { decidePaperRow, type PaperRecord, paperOf, papersToDecide, replacePaper } from './papers.queries.ts'
import { numberToDecide, shownPaper } from './shown.ts'

/** The oldest first. Refuses a malformed cursor. */
export async function listPapers(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<PaperToDecide>> {
  const found = await papersToDecide(db, { after: idBefore(cursor) ?? 0, limit: limit + 1 })
  return pageFrom(found, limit, toDecide, ({ id }) => String(id))
}

/** It takes the place of the approved one of its kind. Refuses `paper_not_found`, `paper_decided`. */
export async function approvePaper(db: Db, actor: Actor, id: number): Promise<PaperToDecide> {
  return await decide(db, actor, id, null)
}

/** Its store reads the reason. Refuses `paper_not_found`, `paper_decided`. */
export async function refusePaper(db: Db, actor: Actor, id: number, reason: string): Promise<PaperToDecide> {
  return await decide(db, actor, id, reason)
}

async function decide(db: Db, actor: Actor, id: number, reason: string | null): Promise<PaperToDecide> {
  return await transact(db, async (tx) => {
    const { vendorId, kind } = await foundPaper(tx, id)
    const { storeName } = await holdStore(tx, vendorId)
    if ((await foundPaper(tx, id)).state !== 'handed_in') throw new Refusal('paper_decided')
    if (reason === null) await replacePaper(tx, { vendorId, kind }, 'approved')
    await decidePaperRow(tx, id, actor.id, reason)
    await record(tx, actor, {
      ...{ action: reason === null ? 'approve' : 'reject', subject: 'paper', subjectId: id, subjectName: storeName },
      before: { paperState: 'handed_in' },
      after:
        reason === null
          ? { paperKind: kind, paperState: 'approved' }
          : { paperKind: kind, paperState: 'refused', reason },
    })
    return toDecide(await foundPaper(tx, id))
  })
}

async function foundPaper(tx: Db, id: number): Promise<PaperRecord> {
  const paper = await paperOf(tx, id)
  if (!paper) throw new Refusal('paper_not_found')
  return paper
}

function toDecide(paper: PaperRecord): PaperToDecide {
  const shown = shownPaper(paper)
  const { vendorId, storeName } = paper
  return { ...shown, number: numberToDecide(paper, shown.number), vendorId, storeName }
}
