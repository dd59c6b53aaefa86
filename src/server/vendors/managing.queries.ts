import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { VendorStatus } from '#contract/vendors'
import type { Db } from '../platform/db.ts'
import { contains, rowsAndTotal } from '../platform/listed.queries.ts'
import type { StoreRecord } from './vendors.queries.ts'

/** A store as admins see it; moments as the database writes them into JSON. */
export interface VendorRecord extends StoreRecord {
  ownerId: number | null
  isHouse: boolean
  createdAt: string
  decidedAt: string | null
  decidedBy: string | null
  productCount: number
}

/** Where a store stands in the list: those that wait for a decision come first, then the newest. */
export interface VendorPlace {
  isWaiting: boolean
  id: number
}

/** Open stores from the place `after` on, and how many there are on all pages. An empty `search` finds all. */
export async function vendorsPage(
  db: Db,
  { status, search }: { status: VendorStatus | undefined; search: string },
  { after, limit }: { after: VendorPlace | undefined; limit: number },
): Promise<{ rows: VendorRecord[]; total: number }> {
  let found = openVendors(db)
  if (status) found = found.where('vendors.status', '=', status)
  if (search !== '') found = found.where(contains(SEARCHED, search))
  const rows = withColumns(db, after ? found.where(isBeyond(after)) : found)
    .orderBy(sql`vendors.status = 'Pending'`, 'desc')
    .orderBy('vendors.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

/** An open store; undefined where it was closed or never opened. */
export async function vendorRecord(db: Db, vendorId: number): Promise<VendorRecord | undefined> {
  const one = withColumns(db, openVendors(db).where('vendors.id', '=', vendorId))
  const { rows } = await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()
  return rows[0]
}

/** Decides on a vendor that is still pending, once: false where it is not. */
export async function decide(
  tx: Db,
  vendorId: number,
  { status, decidedBy }: { status: 'Approved' | 'Rejected'; decidedBy: number },
): Promise<boolean> {
  const decided = await tx
    .updateTable('vendors')
    .set({ status, decided_at: sql`now()`, decided_by: decidedBy })
    .where('id', '=', vendorId)
    .where('status', '=', 'Pending')
    .where('deleted_at', 'is', null)
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
    .select([
      'vendors.id as vendorId',
      'vendors.owner_id as ownerId',
      'vendors.store_name as storeName',
      'vendors.store_description as storeDescription',
      'vendors.contact_email as contactEmail',
      'vendors.contact_phone as contactPhone',
      'vendors.status',
      'vendors.is_house as isHouse',
    ])
    .select((of) => [
      of.ref('vendors.created_at').$castTo<string>().as('createdAt'),
      of.ref('vendors.decided_at').$castTo<string | null>().as('decidedAt'),
      of.fn.coalesce('decider.username', 'decider.email').as('decidedBy'),
      productsOf(db).as('productCount'),
    ])
}

/** From the counts that the database keeps of products that are not deleted. */
function productsOf(db: Db) {
  return db
    .selectFrom('product_counts')
    .select(sql<number>`coalesce(sum(products), 0)`.as('products'))
    .whereRef('product_counts.vendor_id', '=', sql.ref('vendors.id'))
    .$asScalar()
}

const SEARCHED = sql`concat_ws(e'\n', vendors.store_name, vendors.contact_email, owner.email)`

function isBeyond({ isWaiting, id }: VendorPlace) {
  return sql<boolean>`(vendors.status = 'Pending', vendors.id) < (${isWaiting}::boolean, ${id}::bigint)`
}
