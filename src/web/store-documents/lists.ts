import type { AccountToDecide, DocumentToDecide } from '#contract/store-documents'
import { m } from '#messages'
import { type Listed, withQuery } from '../platform/listed.ts'

export const LISTS = ['papers', 'accounts'] as const
export type List = (typeof LISTS)[number]

export const LIST_NAMES: Record<List, string> = {
  papers: m.documents_list_papers(),
  accounts: m.documents_list_accounts(),
}

export function listIn(query: URLSearchParams): List {
  return query.get('list') === 'accounts' ? 'accounts' : 'papers'
}

export function addressOf(list: List, cursor?: string): string {
  return withQuery('/dashboard/papers', { list: list === 'papers' ? undefined : list, cursor })
}

/** What waits for an admin, of one of both. */
export interface Deciding {
  list: List
  cursor: string | undefined
  papers?: Promise<Listed<DocumentToDecide>>
  accounts?: Promise<Listed<AccountToDecide>>
}
