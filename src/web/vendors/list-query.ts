import { VENDOR_STATUSES } from '#contract/values/choices'
import type { VendorStatus } from '#contract/vendors'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

export interface ListQuery {
  status?: VendorStatus | undefined
  search?: string | undefined
  cursor?: string | undefined
}

export function listQueryOf(query: URLSearchParams): ListQuery {
  return {
    status: VENDOR_STATUSES.find((status) => status === query.get('status')),
    search: searchIn(query),
    cursor: cursorIn(query),
  }
}

export function addressOf({ status, search, cursor }: ListQuery): string {
  return withQuery('/dashboard/vendors', { status, search, cursor })
}
