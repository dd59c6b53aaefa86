import type { PayoutAccount, StoreDocument } from '#contract/store-documents'
import { maskedNumber } from '#contract/values/store-documents'
import type { AccountRecord } from './accounts.queries.ts'
import type { DocumentRecord } from './store-documents.queries.ts'

/** As its store reads it, and whoever does not decide on it: an NID by its last digits. */
export function shownDocument({ vendorId: _, storeName: __, ...document }: DocumentRecord): StoreDocument {
  const number = document.kind === 'nid' ? maskedNumber(document.number) : document.number
  return { ...document, ...momentsOf(document), number }
}

/** As its store reads it: by the last digits of its number. */
export function shownAccount({ vendorId: _, storeName: __, isChange: ___, ...account }: AccountRecord): PayoutAccount {
  const payableFrom = momentOf(account.payableFrom)
  return { ...account, ...momentsOf(account), payableFrom, number: maskedNumber(account.number) }
}

/** Whole to admins, for as long as they have to decide. */
export function numberToDecide({ state, number }: { state: string; number: string }, masked: string): string {
  return state === 'handed_in' ? number : masked
}

function momentsOf({ handedInAt, decidedAt }: { handedInAt: string; decidedAt: string | null }) {
  return { handedInAt: new Date(handedInAt).toISOString(), decidedAt: momentOf(decidedAt) }
}

function momentOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
