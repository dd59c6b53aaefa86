import type { Address, AddressBody } from '#contract/account/addresses'
import { MAX_ADDRESSES } from '#contract/values/limits'
import { m } from '#messages'
import { lockCustomer } from '../cart/cart.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  addressesOf,
  addressOf,
  clearDefault,
  deleteAddressRow,
  insertAddress,
  setDefault,
  writeAddress,
} from './addresses.queries.ts'
import { isDivision, liesIn } from './districts.ts'
import { spendSave } from './save-limit.ts'

/** The first is the default. Refuses a district of another division, `too_many_addresses`, `too_many_attempts`. */
export async function createAddress(db: Db, actor: Actor, body: AddressBody): Promise<Address> {
  refuseUnknown(body)
  await spendSave(db, actor.id)
  return await inBook(db, actor, async (tx, book) => {
    if (book.length >= MAX_ADDRESSES) throw new Refusal('too_many_addresses')
    return await insertAddress(tx, actor.id, body, book.length === 0)
  })
}

/** Refuses a district of another division, `address_not_found`, `too_many_attempts`. */
export async function updateAddress(db: Db, actor: Actor, id: number, body: AddressBody): Promise<Address> {
  refuseUnknown(body)
  await spendSave(db, actor.id)
  return await inBook(db, actor, async (tx, book) => {
    held(book, id)
    await writeAddress(tx, actor.id, id, body)
    return id
  })
}

/** Refuses `address_not_found`, `too_many_attempts`. */
export async function makeDefaultAddress(db: Db, actor: Actor, id: number): Promise<Address> {
  await spendSave(db, actor.id)
  return await inBook(db, actor, async (tx, book) => {
    held(book, id)
    await clearDefault(tx, actor.id)
    await setDefault(tx, actor.id, id)
    return id
  })
}

/** After the default the oldest that is left is it. Refuses `address_not_found`, `too_many_attempts`. */
export async function deleteAddress(db: Db, actor: Actor, id: number): Promise<Record<string, never>> {
  await spendSave(db, actor.id)
  await transact(db, async (tx) => {
    await lockCustomer(tx, actor.id)
    const book = await addressesOf(tx, actor.id)
    const { isDefault } = held(book, id)
    await deleteAddressRow(tx, actor.id, id)
    const next = book.find((address) => address.id !== id)
    if (isDefault && next) await setDefault(tx, actor.id, next.id)
  })
  return {}
}

/** One change at a time to an account’s book: they are counted, and one is the default. */
async function inBook(
  db: Db,
  { id: accountId }: Actor,
  change: (tx: Db, book: Address[]) => Promise<number>,
): Promise<Address> {
  return await transact(db, async (tx) => {
    await lockCustomer(tx, accountId)
    const changed = await addressOf(tx, accountId, await change(tx, await addressesOf(tx, accountId)))
    if (!changed) throw new Refusal('address_not_found')
    return changed
  })
}

function held(book: Address[], id: number): Address {
  const address = book.find((each) => each.id === id)
  if (!address) throw new Refusal('address_not_found')
  return address
}

function refuseUnknown({ division, district }: AddressBody): void {
  if (division === '' && district === '') return
  if (!isDivision(division)) throw new Refusal('invalid_request', { fields: { division: m.field_choose_division() } })
  if (!liesIn(district, division))
    throw new Refusal('invalid_request', { fields: { district: m.field_choose_district() } })
}
