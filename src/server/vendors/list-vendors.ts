import type { Page } from '#contract/fields'
import type { VendorRow, VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/db.ts'
import { notAPlace, pageFrom } from '../platform/newest-first.ts'
import { type VendorPlace, type VendorRecord, vendorsPage } from './managing.queries.ts'

/** Open stores, those that wait for a decision first, then the newest. Refuses a malformed cursor. */
export async function listVendors(
  db: Db,
  {
    status,
    search = '',
    limit,
    cursor,
  }: {
    status?: VendorStatus | undefined
    search?: string | undefined
    limit: number
    cursor?: string | undefined
  },
): Promise<Page<VendorRow>> {
  const wanted = { status, search: search.trim() }
  const found = await vendorsPage(db, wanted, { after: placeIn(cursor), limit: limit + 1 })
  return pageFrom(found, limit, vendorRowOf, cursorOf)
}

export function vendorRowOf({ ownerId: _, createdAt, decidedAt, ...vendor }: VendorRecord): VendorRow {
  return {
    ...vendor,
    isApproved: vendor.status === 'Approved',
    createdAt: new Date(createdAt).toISOString(),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  }
}

/** `w17`: after vendor 17 among those that wait; `d17`: among those decided on. */
function cursorOf({ vendorId, status }: VendorRecord): string {
  return `${status === 'Pending' ? 'w' : 'd'}${vendorId}`
}

function placeIn(cursor: string | undefined): VendorPlace | undefined {
  if (cursor === undefined) return undefined
  const [, group, id] = /^([wd])([1-9]\d{0,14})$/.exec(cursor) ?? []
  if (!group || !id) throw notAPlace()
  return { isWaiting: group === 'w', id: Number(id) }
}
