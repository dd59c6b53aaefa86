import { m } from '#messages'
import type { AccountState, PaperKind } from './papers.ts'

export const PAPER_KIND_WORDS: Record<PaperKind, string> = {
  trade_licence: m.papers_trade_licence(),
  nid: m.papers_nid(),
  bin: m.papers_bin(),
  tin: m.papers_tin(),
}

/** Of papers, too. */
export const ACCOUNT_STATE_WORDS: Record<AccountState, string> = {
  handed_in: m.papers_handed_in(),
  approved: m.ui_approved(),
  refused: m.ui_rejected(),
  replaced: m.commission_state_replaced(),
  withdrawn: m.account_consent_withdrawn(),
}
