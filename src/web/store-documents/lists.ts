import type { AccountToDecide, DocumentToDecide } from '#contract/store-documents'
import { m } from '#messages'
import type { Listed } from '../platform/listed.ts'
import { cursor, firstOf, queryOf } from '../platform/query-of.ts'

export const LISTS = ['papers', 'accounts'] as const
export type List = (typeof LISTS)[number]

export const LIST_NAMES: Record<List, string> = {
  papers: m.documents_list_papers(),
  accounts: m.documents_list_accounts(),
}

export const TO_DECIDE = queryOf('/dashboard/papers', { list: firstOf(LISTS), cursor })

/** What waits for an admin, of one of both. */
export interface Deciding {
  list: List
  cursor: string | undefined
  papers?: Promise<Listed<DocumentToDecide>>
  accounts?: Promise<Listed<AccountToDecide>>
}
