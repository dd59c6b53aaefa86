import type { OwnDocuments } from '#contract/store-documents'
import type { Db } from '../platform/database/db.ts'
import { accountsOf } from './accounts.queries.ts'
import { readPaidTo } from './payout-hold.ts'
import { shownAccount, shownDocument } from './shown.ts'
import { documentsOf } from './store-documents.queries.ts'

/** Papers and account of a store, and what was handed in since. */
export async function readOwnDocuments(db: Db, vendorId: number): Promise<OwnDocuments> {
  const [papers, accounts, { hold }] = await Promise.all([
    documentsOf(db, vendorId),
    accountsOf(db, vendorId),
    readPaidTo(db, vendorId),
  ])
  const approved = accounts.find(({ state }) => state === 'approved')
  const next = accounts.find(({ state, id }) => state !== 'approved' && id > (approved?.id ?? 0))
  return {
    papers: papers.filter((document) => isNews(document, papers)).map(shownDocument),
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
