import type { Page } from '#contract/machinery/fields'
import type { VendorRow, VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/database/db.ts'
import { notACursor, pageFrom } from '../platform/database/newest-first.ts'
import { type VendorCursor, type VendorRecord, vendorsPage } from './managed-vendors.queries.ts'

/** Waiting ones first, then newest. Refuses a malformed cursor. */
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
  const wanted = { status, search }
  const found = await vendorsPage(db, wanted, { after: cursorIn(cursor), limit: limit + 1 })
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

/** `w17`: after 17 among those waiting; `d17`: the others. */
function cursorOf({ vendorId, status, formerName }: VendorRecord): string {
  return `${status === 'Pending' || formerName !== null ? 'w' : 'd'}${vendorId}`
}

function cursorIn(cursor: string | undefined): VendorCursor | undefined {
  if (cursor === undefined) return undefined
  const [, group, id] = /^([wd])([1-9]\d{0,14})$/.exec(cursor) ?? []
  if (!group || !id) throw notACursor()
  return { isWaiting: group === 'w', id: Number(id) }
}
