import type { TestShop } from '../shop.ts'

/** Everybody who may stand at the door, in the order of the columns of `ANSWERS`. */
export const NAMES = [
  'nobody',
  'shopper',
  'other',
  'pending',
  'rejected',
  'vendor',
  'rival',
  'closed',
  'former',
  'admin',
  'inactive',
  'demoted',
] as const
export type Name = (typeof NAMES)[number]

export interface Person {
  name: Name
  id: number
  /** Their store, or the one they had. */
  storeId: number
  token: string | undefined
}
export type People = Record<Name, Person>

const NONE = 999_999_999
/** What people own is named after them, so that an answer that says too much is caught by its words. */
export const emailOf = (name: Name) => `${name}@account.example`
export const contactOf = (name: Name) => `${name}@contact.example`

/**
 * A shopper and another, vendors of every standing and a rival of the approved one, an admin; and whose token says more
 * than they are: `closed` had a store (`former` is the same who logged in again), `inactive` and `demoted` were admins.
 */
export async function givenPeople(shop: TestShop): Promise<People> {
  const closed = await vendor(shop, 'closed', 'Approved')
  const people: People = {
    nobody: { name: 'nobody', id: NONE, storeId: NONE, token: undefined },
    shopper: await account(shop, 'shopper', 'User'),
    other: await account(shop, 'other', 'User'),
    pending: await vendor(shop, 'pending', 'Pending'),
    rejected: await vendor(shop, 'rejected', 'Rejected'),
    vendor: await vendor(shop, 'vendor', 'Approved'),
    rival: await vendor(shop, 'rival', 'Approved'),
    closed,
    former: { ...closed, name: 'former', token: await shop.tokens.sign({ id: closed.id, role: 'User', epoch: 0 }) },
    admin: await account(shop, 'admin', 'Admin'),
    inactive: await account(shop, 'inactive', 'Admin'),
    demoted: await account(shop, 'demoted', 'Admin'),
  }
  await shop.db.updateTable('users').set({ is_active: false }).where('id', '=', people.inactive.id).execute()
  await shop.db.updateTable('users').set({ role: 'User' }).where('id', '=', people.demoted.id).execute()
  return people
}

async function account(shop: TestShop, name: Name, role: 'User' | 'Admin'): Promise<Person> {
  const { id, token } = await shop.given.account(role)
  await shop.db
    .updateTable('users')
    .set({ email: emailOf(name) })
    .where('id', '=', id)
    .execute()
  return { name, id, storeId: NONE, token }
}

async function vendor(shop: TestShop, name: Name, status: 'Pending' | 'Approved' | 'Rejected'): Promise<Person> {
  const { id, ownerId, token } = await shop.given.vendor(status)
  await shop.db
    .updateTable('users')
    .set({ email: emailOf(name) })
    .where('id', '=', ownerId)
    .execute()
  await shop.db
    .updateTable('vendors')
    .set({ contact_email: contactOf(name) })
    .where('id', '=', id)
    .execute()
  return { name, id: ownerId, storeId: id, token }
}
