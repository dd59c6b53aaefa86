import type { VendorStatus } from '#contract/vendors'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

/** What of the vendors is on screen: lives in the address. */
export interface Asked {
  status?: VendorStatus | undefined
  search?: string | undefined
  cursor?: string | undefined
}

export const STATUSES: readonly VendorStatus[] = ['Pending', 'Approved', 'Rejected']

/** What the address does not say in words that the list knows is left out. */
export function askedOf(query: URLSearchParams): Asked {
  return {
    status: STATUSES.find((status) => status === query.get('status')),
    search: searchIn(query),
    cursor: cursorIn(query),
  }
}

export function addressOf({ status, search, cursor }: Asked): string {
  return withQuery('/dashboard/vendors', { status, search, cursor })
}
