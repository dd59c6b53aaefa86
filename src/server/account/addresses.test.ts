import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Address } from '#contract/account/addresses'
import { MAX_ADDRESSES } from '#contract/values/limits'
import { behind } from '../testing/behind.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { addressesOf, deleteAddressRow, insertAddress, setDefault, writeAddress } from './addresses.queries.ts'
import { DIVISIONS, upazilasOf } from './districts.ts'

let shop: TestShop
let shopper: Awaited<ReturnType<TestShop['given']['account']>>
beforeAll(async () => {
  shop = await openTestShop({ responseCacheBytes: 1_000_000 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.given.account()
})

const HOME = {
  ...{ label: 'Home', name: 'Rahima Khatun', phone: '01711000000', addressLine: '12 Mirpur Road', landmark: '' },
  ...{ division: 'Dhaka', district: 'Dhaka', upazila: 'Mirpur', city: 'Dhaka' },
}
const add = (body: object = {}, { token } = shopper) =>
  shop.call('POST /api/account/addresses', { body: { ...HOME, ...body } }, token)
const book = async ({ token } = shopper): Promise<Address[]> =>
  (await shop.call('GET /api/account/addresses', {}, token)).body.addresses
const marks = async () => (await book()).map(({ label, isDefault }) => (isDefault ? `${label}*` : label))
const at = (id: number) => ({ params: { id: String(id) } })

test('an address is kept as it was typed, tidied, and nobody else sees it', async () => {
  const { status, body } = await add({ name: '  Rahima   Khatun ', phone: '+৮৮০ ১৭১১-০০০০০০' })
  expect(status).toBe(201)
  expect(body).toEqual({ ...HOME, id: body.id, isDefault: true })
  expect(await book()).toEqual([body])
  expect(await book(await shop.given.account())).toEqual([])
})

test('an address without a district is kept, one with a district of another division is refused at its field', async () => {
  expect((await add({ division: '', district: '', upazila: '' })).status).toBe(201)
  const { status, body } = await add({ division: 'Sylhet', district: 'Dhaka' })
  expect([status, body.fields]).toEqual([400, { district: 'Choose a district of this division.' }])
  expect((await add({ division: 'Bengal' })).body.fields).toEqual({ division: 'Choose a division.' })
  const empty = await add({ name: ' ', addressLine: '', city: '', phone: '12' })
  expect(Object.keys(empty.body.fields).sort()).toEqual(['addressLine', 'city', 'name', 'phone'])
})

test('the first address is the default, then the one that is made it, then the oldest that is left', async () => {
  await add()
  const { body: office } = await add({ label: 'Office' })
  await add({ label: 'Mother' })
  expect(await marks()).toEqual(['Home*', 'Office', 'Mother'])
  await shop.call('PUT /api/account/addresses/:id/default', at(office.id), shopper.token)
  expect(await marks()).toEqual(['Office*', 'Home', 'Mother'])
  await shop.call('DELETE /api/account/addresses/:id', at(office.id), shopper.token)
  expect(await marks()).toEqual(['Home*', 'Mother'])
})

test('an address is changed and stays the default', async () => {
  const { body: home } = await add()
  const change = { ...at(home.id), body: { ...HOME, label: 'New home', city: 'Savar' } }
  const { body } = await shop.call('PUT /api/account/addresses/:id', change, shopper.token)
  expect(body).toEqual({ ...home, label: 'New home', city: 'Savar' })
  expect(await book()).toEqual([body])
})

test('a book holds ten addresses, also when twelve are added at once', async () => {
  const added = await Promise.all(Array.from({ length: MAX_ADDRESSES + 2 }, () => add()))
  expect(added.filter(({ status }) => status === 201)).toHaveLength(MAX_ADDRESSES)
  expect(await add()).toMatchObject({ status: 409, body: problem('too_many_addresses') })
  expect((await book()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('whose address is not in the own book is told that it is not there', async () => {
  const { body: home } = await add()
  const { token } = await shop.given.account()
  const asked = [
    await shop.call('PUT /api/account/addresses/:id', { ...at(home.id), body: HOME }, token),
    await shop.call('PUT /api/account/addresses/:id/default', at(home.id), token),
    await shop.call('DELETE /api/account/addresses/:id', at(home.id), token),
  ]
  for (const answer of asked) expect(answer).toMatchObject({ status: 404, body: problem('address_not_found') })
  expect(await book()).toEqual([home])
})

test('under row security an account reads, changes, adds and deletes only its own', async () => {
  const { body: home } = await add()
  const stranger = await behind(shop, (await shop.given.account()).id)
  expect(await addressesOf(stranger, shopper.id)).toEqual([])
  await writeAddress(stranger, shopper.id, home.id, { ...HOME, name: 'Thief' })
  await setDefault(stranger, shopper.id, home.id)
  await deleteAddressRow(stranger, shopper.id, home.id)
  await expect(insertAddress(stranger, shopper.id, HOME, false)).rejects.toThrow(/row-level security/)
  expect(await book()).toEqual([home])
  const own = await behind(shop, shopper.id)
  const given = own.updateTable('addresses').set({ account_id: 1 }).where('id', '=', home.id).execute()
  await expect(given).rejects.toThrow(/permission denied/)
})

test('a deleted account leaves no address behind', async () => {
  await add()
  const { token } = await shop.given.account('Admin')
  expect((await shop.call('DELETE /api/users/:id', at(shopper.id), token)).status).toBe(200)
  expect(await addressesOf(shop.db, shopper.id)).toEqual([])
})

test('8 divisions with 64 districts are offered to everybody, each with its upazilas', async () => {
  const { body } = await shop.call('GET /api/districts', {})
  expect(body.divisions).toEqual(DIVISIONS)
  const districts = DIVISIONS.flatMap((division) => division.districts)
  expect([DIVISIONS.length, new Set(districts).size]).toEqual([8, 64])
  for (const district of districts) {
    const upazilas = upazilasOf(district) ?? []
    expect(upazilas.length, district).toBeGreaterThan(2)
    expect([...new Set(upazilas)], district).toEqual(upazilas)
  }
  const sylhet = await shop.call('GET /api/districts/:district/upazilas', { params: { district: 'Sylhet' } })
  expect(sylhet.body.upazilas).toContain('Zakiganj')
  const coast = await shop.call('GET /api/districts/:district/upazilas', { params: { district: 'Cox’s Bazar' } })
  expect(coast).toMatchObject({ status: 404, body: problem('not_found') })
  const bazar = await shop.call('GET /api/districts/:district/upazilas', { params: { district: "Cox's Bazar" } })
  expect(bazar.body.upazilas).toContain('Teknaf')
})

test('an hour has so many changes of a book, and the one beyond changes nothing', async () => {
  const { body: home } = await add()
  const rename = (label: string) =>
    shop.call('PUT /api/account/addresses/:id', { ...at(home.id), body: { ...HOME, label } }, shopper.token)
  for (let change = 1; change < 60; change += 1) expect((await rename(`Home ${change}`)).status).toBe(200)
  const refused = { status: 429, body: problem('too_many_attempts') }
  expect(await rename('One more')).toMatchObject(refused)
  expect(await add()).toMatchObject(refused)
  for (const call of ['PUT /api/account/addresses/:id/default', 'DELETE /api/account/addresses/:id'] as const)
    expect(await shop.call(call, at(home.id), shopper.token)).toMatchObject(refused)
  expect(await marks()).toEqual(['Home 59*'])
})
