import { m } from '#messages'
import type { AccountState, DocumentKind } from './store-documents.ts'

export const DOCUMENT_KIND_WORDS: Record<DocumentKind, string> = {
  trade_licence: m.documents_trade_licence(),
  nid: m.documents_nid(),
  bin: m.documents_bin(),
  tin: m.documents_tin(),
}

/** Of documents, too. */
export const ACCOUNT_STATE_WORDS: Record<AccountState, string> = {
  handed_in: m.documents_handed_in(),
  approved: m.ui_approved(),
  refused: m.ui_rejected(),
  replaced: m.commission_state_replaced(),
  withdrawn: m.account_consent_withdrawn(),
}
