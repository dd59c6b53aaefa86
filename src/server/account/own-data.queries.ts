import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { selection } from '../platform/database/named-columns.ts'
import { CONTACT_COLUMNS } from '../vendors/vendors.queries.ts'

export async function accountData(db: Db, accountId: number) {
  return await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'email', 'phone', 'role', 'created_at as registeredAt'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** Closed ones too, as they are kept. */
export async function storeData(db: Db, accountId: number) {
  return await db
    .selectFrom('vendors')
    .select(['id', 'store_name as storeName', 'store_description as storeDescription', 'status'])
    .select(selection('vendors', CONTACT_COLUMNS))
    .select(['created_at as openedAt', 'deleted_at as closedAt'])
    .where('owner_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function addressData(db: Db, accountId: number) {
  return await db
    .selectFrom('addresses')
    .select([
      'label',
      'name',
      'phone',
      'address_line as addressLine',
      'landmark',
      'division',
      'district',
      'upazila',
      'city',
      'is_default as isDefault',
    ])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

export async function cartData(db: Db, accountId: number) {
  return await db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['products.name', 'product_id as productId', 'size', 'quantity', 'added_at as addedAt'])
    .where('customer_id', '=', accountId)
    .orderBy('cart_lines.id')
    .execute()
}

export async function preferenceData(db: Db, accountId: number) {
  return await db
    .selectFrom('message_preferences')
    .select(['kind', 'way', 'is_on as isOn'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('way')
    .execute()
}

/** Never its secret. */
export async function twoStepData(db: Db, accountId: number): Promise<{ isOn: boolean; onSince: Date | null }> {
  const told = await db
    .selectFrom('visible_two_step')
    .select('on_since as onSince')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return { isOn: told !== undefined, onSince: told?.onSince ?? null }
}

/** Those that are kept: with what undoes them, they go. */
export async function contactChangeData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('visible_contact_changes')
    .select([
      'id',
      'field',
      'old_value as oldValue',
      'new_value as newValue',
      'changed_at as changedAt',
      'undone_at as undoneAt',
    ])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function consentData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('consents')
    .innerJoin('consent_texts', 'hash', 'text_hash')
    .select(['id', 'purpose', 'is_given as isGiven', 'source', 'at', 'words'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface Part {
  after: number
  limit: number
}

export async function sessionData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('sessions')
    .select([
      'id',
      'browser',
      'system',
      'network',
      'began_at as beganAt',
      'seen_at as seenAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
    ])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Of the stores that are the person’s; numbers by their last digits, as the shop shows them to whoever is logged in. */
export async function documentData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('store_papers')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['store_papers.id', 'vendor_id as storeId', 'kind', 'holder', 'address', 'state'])
    .select([lastDigits().as('number'), 'refusal_reason as refusalReason', 'handed_in_at as handedInAt'])
    .select('store_papers.decided_at as decidedAt')
    .where('owner_id', '=', accountId)
    .where('store_papers.id', '>', after)
    .orderBy('store_papers.id')
    .limit(limit)
    .execute()
}

export async function payoutAccountData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('payout_accounts')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['payout_accounts.id', 'vendor_id as storeId', 'way', 'bank', 'branch', 'routing_number as routingNumber'])
    .select(['account_name as accountName', lastDigits().as('number'), 'state', 'refusal_reason as refusalReason'])
    .select(['handed_in_at as handedInAt', 'payout_accounts.decided_at as decidedAt', 'payable_from as payableFrom'])
    .where('owner_id', '=', accountId)
    .where('payout_accounts.id', '>', after)
    .orderBy('payout_accounts.id')
    .limit(limit)
    .execute()
}

function lastDigits() {
  return sql<string>`right(number, 4)`
}

/** But for codes, which are worth nothing any more. */
export async function messageData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('visible_messages')
    .select(['id', 'way', 'kind', 'subject', 'state', 'created_at as writtenAt'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What was done with the account; who did it is somebody else’s data. */
export async function deedData(db: Db, accountId: number, { after, limit }: Part) {
  return await db
    .selectFrom('audit_of_accounts')
    .select(['id', 'at', 'action', 'before', 'after', 'is_own_deed as isOwnDeed'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
