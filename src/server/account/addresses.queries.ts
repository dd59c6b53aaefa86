import type { Address, AddressBody } from '#contract/account/addresses'
import type { Db } from '../platform/database/db.ts'

const WHERE = ['landmark', 'division', 'district', 'upazila', 'city'] as const

export async function addressesOf(db: Db, accountId: number): Promise<Address[]> {
  return await addresses(db, accountId).orderBy('is_default', 'desc').orderBy('id').execute()
}

export async function addressOf(db: Db, accountId: number, id: number): Promise<Address | undefined> {
  return await addresses(db, accountId).where('id', '=', id).executeTakeFirst()
}

function addresses(db: Db, accountId: number) {
  return db
    .selectFrom('addresses')
    .select(['id', 'label', 'name', 'phone', 'address_line as addressLine', ...WHERE, 'is_default as isDefault'])
    .where('account_id', '=', accountId)
}

export async function insertAddress(
  tx: Db,
  accountId: number,
  { addressLine, ...address }: AddressBody,
  isDefault: boolean,
): Promise<number> {
  const { id } = await tx
    .insertInto('addresses')
    .values({ account_id: accountId, ...address, address_line: addressLine, is_default: isDefault })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writeAddress(
  tx: Db,
  accountId: number,
  id: number,
  { addressLine, ...address }: AddressBody,
): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ ...address, address_line: addressLine })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function clearDefault(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()
}

export async function setDefault(tx: Db, accountId: number, id: number): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

export async function deleteAddressRow(tx: Db, accountId: number, id: number): Promise<void> {
  await tx.deleteFrom('addresses').where('account_id', '=', accountId).where('id', '=', id).execute()
}

/** Whether there were any. */
export async function deleteAddressesOf(tx: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('addresses').where('account_id', '=', accountId).executeTakeFirst()
  return numDeletedRows > 0n
}
