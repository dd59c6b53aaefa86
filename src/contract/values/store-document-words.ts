import { m } from '#messages'
import type { AccountState, DocumentKind } from './store-documents.ts'

const KINDS: Record<DocumentKind, () => string> = {
  trade_licence: () => m.documents_trade_licence(),
  nid: () => m.documents_nid(),
  bin: () => m.documents_bin(),
  tin: () => m.documents_tin(),
}

const STATES: Record<AccountState, () => string> = {
  handed_in: () => m.documents_handed_in(),
  approved: () => m.ui_approved(),
  refused: () => m.ui_rejected(),
  replaced: () => m.commission_state_replaced(),
  withdrawn: () => m.account_consent_withdrawn(),
}

export function documentKindWords(kind: DocumentKind): string {
  return KINDS[kind]()
}

/** Of documents, too. */
export function accountStateWords(state: AccountState): string {
  return STATES[state]()
}
