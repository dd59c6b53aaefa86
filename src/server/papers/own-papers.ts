import type { OwnPapers } from '#contract/papers'
import type { Db } from '../platform/database/db.ts'
import { accountsOf } from './accounts.queries.ts'
import { papersOf } from './papers.queries.ts'
import { readPaidTo } from './payout-hold.ts'
import { shownAccount, shownPaper } from './shown.ts'

/** Papers and account of a store, and what was handed in since. */
export async function readOwnPapers(db: Db, vendorId: number): Promise<OwnPapers> {
  const [papers, accounts, { hold }] = await Promise.all([
    papersOf(db, vendorId),
    accountsOf(db, vendorId),
    readPaidTo(db, vendorId),
  ])
  const approved = accounts.find(({ state }) => state === 'approved')
  const next = accounts.find(({ state, id }) => state !== 'approved' && id > (approved?.id ?? 0))
  return {
    papers: papers.filter((paper) => isNews(paper, papers)).map(shownPaper),
    account: approved ? shownAccount(approved) : null,
    nextAccount: next ? shownAccount(next) : null,
    hold,
  }
}

/** A refusal from before the approved one is no news any more. */
function isNews<One extends { id: number; kind: string; state: string }>(
  { id, kind, state }: One,
  all: One[],
): boolean {
  return state !== 'refused' || !all.some((one) => one.kind === kind && one.state === 'approved' && one.id > id)
}
