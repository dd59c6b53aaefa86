import { sql } from 'kysely'
import type { PayoutMethod } from '#contract/values/payouts'
import { phoneIn } from '#contract/values/phone'
import { HOURS_HELD } from '#contract/values/store-documents'
import type { Recipient } from '../messaging/recipient.ts'
import type { Db } from '../platform/database/db.ts'

/** A changed payout account; undefined where it was refused, replaced or taken back by now. */
export async function changedAccount(db: Db, id: number): Promise<{ way: PayoutMethod; number: string } | undefined> {
  return await db
    .selectFrom('payout_accounts')
    .select(['way', 'number'])
    .where('id', '=', id)
    .where('state', 'in', ['handed_in', 'approved'])
    .executeTakeFirst()
}

/** Where a store and its owner’s account were reached before, if that changed within the days for which a change holds payouts. */
export async function earlierContacts(db: Db, vendorId: number): Promise<Recipient[]> {
  const since = sql<Date>`now() - make_interval(hours => ${HOURS_HELD})`
  const ofStore = await db
    .selectFrom('earlier_contacts')
    .select(['email', 'phone'])
    .where('vendor_id', '=', vendorId)
    .where('changed_at', '>', since)
    .execute()
  const ofAccount = await db
    .selectFrom('contact_changes')
    .innerJoin('vendors', 'vendors.owner_id', 'account_id')
    .select(['field', 'old_value as oldValue'])
    .where('vendors.id', '=', vendorId)
    .where('changed_at', '>', since)
    .where('undone_at', 'is', null)
    .where('old_value', 'is not', null)
    .orderBy('contact_changes.id')
    .execute()
  const changed = ofAccount.map(({ field, oldValue }) => ({ email: '', phone: '', [field]: oldValue ?? '' }))
  return [...ofStore, ...changed].map(({ email, phone }, at) => ({
    name: `store:${vendorId} before ${at + 1}`,
    accountId: null,
    email: email || null,
    phone: phone ? phoneIn(phone) : null,
  }))
}
