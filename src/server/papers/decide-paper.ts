import type { Page } from '#contract/machinery/fields'
import type { PaperToDecide } from '#contract/papers'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { decide, type HandedIn } from './decide.ts'
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

const PAPER: HandedIn<PaperRecord> = {
  subject: 'paper',
  find: paperOf,
  async approve(tx, { id, vendorId, kind }, decidedBy) {
    await replacePaper(tx, { vendorId, kind }, 'approved')
    await decidePaperRow(tx, id, decidedBy, null)
  },
  refuse: (tx, { id }, decidedBy, reason) => decidePaperRow(tx, id, decidedBy, reason),
  facts: ({ kind }) => ({ paperKind: kind }),
}

/** It takes the place of the approved one of its kind. Refuses `paper_not_found`, `paper_decided`. */
export async function approvePaper(db: Db, actor: Actor, id: number): Promise<PaperToDecide> {
  return toDecide(await decide(PAPER, { db, actor, id }, null))
}

/** Its store reads the reason. Refuses `paper_not_found`, `paper_decided`. */
export async function refusePaper(db: Db, actor: Actor, id: number, reason: string): Promise<PaperToDecide> {
  return toDecide(await decide(PAPER, { db, actor, id }, reason))
}

function toDecide(paper: PaperRecord): PaperToDecide {
  const shown = shownPaper(paper)
  const { vendorId, storeName } = paper
  return { ...shown, number: numberToDecide(paper, shown.number), vendorId, storeName }
}
