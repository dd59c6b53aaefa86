import { sql } from 'kysely'
import type { TestShop } from './shop.ts'

/** Those of `orderBody`. */
const OF_ORDERS = { email: 'rahima@example.com', phone: '01711000000' }

/** From now on they are this account’s, and it has shown so; whoever had them has them no more. */
export async function giveContacts(
  { db }: Pick<TestShop, 'db'>,
  { id }: { id: number },
  { email, phone }: { email: string; phone: string } = OF_ORDERS,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email: sql<string>`'before' || id || '@example.com'` })
    .where('email', '=', email)
    .execute()
  await db.updateTable('users').set({ phone: null }).where('phone', '=', phone).execute()
  await db.updateTable('users').set({ email, phone, is_email_proven: true }).where('id', '=', id).execute()
}
