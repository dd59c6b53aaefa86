import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/database/db.ts'
import { contains, rowsAndTotal } from '../platform/database/listed.queries.ts'
import { selection } from '../platform/database/named-columns.ts'
import { accountName } from '../users/account-name.queries.ts'
import { STORE_COLUMNS } from './vendors.queries.ts'

/** Moments as the database writes JSON. */
export type VendorRecord = InferResult<ReturnType<typeof withColumns>>[number]

/** Keyset: waiting ones first, then newest. */
export interface VendorCursor {
  isWaiting: boolean
  id: number
}

/** From `after` on, and how many on all pages. */
export async function vendorsPage(
  db: Db,
  { status, search }: { status: VendorStatus | undefined; search: string },
  { after, limit }: { after: VendorCursor | undefined; limit: number },
): Promise<{ rows: VendorRecord[]; total: number }> {
  let found = openVendors(db)
  if (status) found = found.where('vendors.status', '=', status)
  if (search !== '') found = found.where(contains(SEARCHED, search))
  const rows = withColumns(db, after ? found.where(isBeyond(after)) : found)
    .orderBy(IS_WAITING, 'desc')
    .orderBy('vendors.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

export async function vendorRecord(db: Db, vendorId: number): Promise<VendorRecord | undefined> {
  const one = withColumns(db, openVendors(db).where('vendors.id', '=', vendorId))
  const { rows } = await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()
  return rows[0]
}

interface Decision {
  status: 'Approved' | 'Rejected'
  /** Of a rejection; '' for none. */
  reason: string
  decidedBy: number
  fromVersion: number | undefined
}

/** False where it is not pending any more, or not of that version. */
export async function decide(
  tx: Db,
  vendorId: number,
  { status, reason, decidedBy, fromVersion }: Decision,
): Promise<boolean> {
  const decided = await tx
    .updateTable('vendors')
    .set({ status, decided_at: sql`now()`, decided_by: decidedBy, version: sql`version + 1`, rejection_reason: reason })
    .where('id', '=', vendorId)
    .where('status', '=', 'Pending')
    .where('deleted_at', 'is', null)
    .$if(fromVersion !== undefined, (some) => some.where('version', '=', fromVersion ?? 0))
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

function openVendors(db: Db) {
  return db
    .selectFrom('vendors')
    .leftJoin('users as owner', 'owner.id', 'vendors.owner_id')
    .where('vendors.deleted_at', 'is', null)
}

function withColumns(db: Db, found: ReturnType<typeof openVendors>) {
  return found
    .leftJoin('users as decider', 'decider.id', 'vendors.decided_by')
    .select(selection('vendors', STORE_COLUMNS))
    .select([
      'vendors.owner_id as ownerId',
      'vendors.is_house as isHouse',
      'vendors.owner_is_active as isOwnerActive',
      'vendors.former_name as formerName',
    ])
    .select((of) => [
      of.ref('vendors.created_at').$castTo<string>().as('createdAt'),
      of.ref('vendors.decided_at').$castTo<string | null>().as('decidedAt'),
      accountName('decider').as('decidedBy'),
      productsOf(db).as('productCount'),
    ])
}

/** From the kept counts. */
function productsOf(db: Db) {
  return db
    .selectFrom('product_counts')
    .select(sql<number>`coalesce(sum(products), 0)`.as('products'))
    .whereRef('product_counts.vendor_id', '=', sql.ref('vendors.id'))
    .$asScalar()
}

const SEARCHED = sql`concat_ws(e'\n', vendors.store_name, vendors.contact_email, vendors.contact_phone, owner.email, owner.phone)`

/** For a decision, or a look at its new name. */
const IS_WAITING = sql<boolean>`(vendors.status = 'Pending' or vendors.former_name is not null)`

function isBeyond({ isWaiting, id }: VendorCursor) {
  return sql<boolean>`(${IS_WAITING}, vendors.id) < (${isWaiting}::boolean, ${id}::bigint)`
}
