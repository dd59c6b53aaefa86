import { phoneIn } from '#contract/values/phone'
import type { Recipient } from '../messaging/recipient.ts'
import type { Db } from '../platform/database/db.ts'

export interface NotifiedChange {
  to: Recipient
  newValue: string
}

/**
 * The account of a changed email or phone: at the new one, at its other one and in the shop. The old one is told with what undoes the change
 * (codes/change-contact.ts). Nobody, where it is undone or the account deleted.
 */
export async function contactChangeFor(db: Db, changeId: number): Promise<NotifiedChange[]> {
  const rows = await db
    .selectFrom('contact_changes')
    .innerJoin('users', 'users.id', 'contact_changes.account_id')
    .select([
      'users.id',
      'users.email',
      'users.phone',
      'contact_changes.field',
      'contact_changes.new_value as newValue',
    ])
    .where('contact_changes.id', '=', changeId)
    .where('contact_changes.undone_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .execute()
  return rows.map(({ id, field, newValue, ...has }) => {
    const email = field === 'email' ? newValue : has.email
    const phone = field === 'phone' ? newValue : has.phone
    const to = { name: `account:${id}`, accountId: id, email: email || null, phone: phone && phoneIn(phone) }
    return { to, newValue }
  })
}
