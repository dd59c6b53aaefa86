import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bringDrawings } from '../../scripts/drawings.mjs'
import type { Company } from '../../src/contract/values/couriers.ts'
import { dataDirWithDatabase } from '../../src/server/platform/postgres/testing/database.ts'
import { startBundledShop } from '../../src/server/testing/bundled-shop.ts'
import { eventually } from '../../src/server/testing/waiting.ts'
import { DEMO_VENDOR } from '../fill.ts'
import { DEMO_SHOPPER } from '../orders/customers.ts'

const ADMIN_PASSWORD = 'the keeper of the demo'
const ON_ITS_WAY = ['confirmed', 'packed', 'handed_over']

test('parcels of the demo travel by its own couriers, also those that were booked before the shop was closed', async () => {
  const settings = { DATA_DIR: await dataDirWithDatabase(), DEMO: '1', LOG_LEVEL: 'warn', ADMIN_PASSWORD }
  await bringDrawings(join(settings.DATA_DIR, 'images'))
  const first = startBundledShop({ ...settings, DEMO_TRAVEL: '1h' })
  const newcomer = await newcomerAt(await first.open(), settings.DATA_DIR)
  const whole = await newcomer.sends('pathao', { notes: 'Ring twice' })
  const refused = await newcomer.sends('steadfast', { notes: 'I refuse it' })
  const part = await newcomer.sends('pathao', { notes: 'I keep a part', quantity: 3 })
  expect(await first.kill('SIGTERM')).toBe(0)
  expect(first.stderr()).toBe('')

  const second = startBundledShop({ ...settings, DEMO_TRAVEL: '3s', WORKERS: '2' })
  const again = await newcomerAt(await second.open(), settings.DATA_DIR)
  const late = await again.sends('steadfast', { notes: '' })
  for (const [order, end] of [
    [whole, ['at_the_door', 'delivered']],
    // Steadfast has no word for the door.
    [late, ['delivered']],
    [refused, ['refused']],
    [part, ['at_the_door', 'partly_delivered']],
  ] as const)
    await eventually(async () => {
      const stages = [...ON_ITS_WAY, ...end]
      expect((await again.stagesOf(order)).slice(0, stages.length)).toEqual(stages)
    })
  // Each by a job of its own, the later one perhaps first.
  const rings = [`Order ${whole} is delivered`, `Order ${whole}: the parcel from Tanti Ghor is on its way`]
  await eventually(async () => expect(await again.bellAbout(whole)).toEqual(expect.arrayContaining(rings)))
  const told = await again.bellAbout(whole)
  expect(told).toEqual([...new Set(told)])
  expect(await second.kill('SIGTERM')).toBe(0)
  expect(second.stderr()).toBe('')
})

/** Shopper, vendor and admin in one: a newcomer tries all three. */
async function newcomerAt(url: string, dataDir: string) {
  const demoPassword = (await readFile(join(dataDir, 'secrets/demo-password'), 'utf8')).trim()
  const logIn = async (username: string, password: string): Promise<string> =>
    (await ask(url, 'POST /api/auth/login', { username, password })).token
  const shopper = await logIn(DEMO_SHOPPER.username, demoPassword)
  const vendor = await logIn(DEMO_VENDOR, demoPassword)
  const admin = await logIn('admin', ADMIN_PASSWORD)
  const parcelOf = async (id: number) => (await ask(url, `GET /api/orders/${id}`, undefined, admin)).parcels[0]
  const accountOf = async (company: Company): Promise<number> => {
    const { couriers } = await ask(url, 'GET /api/couriers', undefined, vendor)
    return couriers.find((each: { company: Company }) => each.company === company).accountId
  }
  return {
    /** Orders pieces of the vendor’s, confirms, packs, and has them carried by this company. Answers once it has them. */
    async sends(company: Company, { notes, quantity = 1 }: { notes: string; quantity?: number }): Promise<number> {
      const { id } = await ask(url, 'POST /api/orders/create', await orderOf(url, vendor, { notes, quantity }), shopper)
      const parcel = await parcelOf(id)
      for (const stage of ['confirmed', 'packed'])
        await ask(url, `PUT /api/parcels/${parcel.id}/stage`, { stage }, vendor)
      const body = { ids: [parcel.id], accountId: await accountOf(company) }
      // Its list of places comes in the background.
      await eventually(() => ask(url, 'POST /api/parcels/consignments', body, vendor))
      await eventually(async () => expect((await parcelOf(id)).courier).toBe(company))
      return id
    },
    stagesOf: async (id: number): Promise<string[]> =>
      (await parcelOf(id)).moves.map(({ stage }: { stage: string }) => stage),
    /** What the bells of customer and store rang. */
    bellAbout: async (id: number): Promise<string[]> =>
      (await ask(url, `GET /api/messages?way=bell&search=${id}`, undefined, admin)).map(
        ({ subject }: { subject: string }) => subject,
      ),
  }
}

/** Of so many pieces of a product that the vendor puts up for it. */
async function orderOf(url: string, vendor: string, { notes, quantity }: { notes: string; quantity: number }) {
  const form = new FormData()
  const fields = { name: 'Orna', category: '1', price: '800', description: 'Soft', sizes: '["M"]', stock: '{"M":null}' }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const { product } = await ask(url, 'POST /api/product', form, vendor)
  const { name, email, phone, address, city } = DEMO_SHOPPER
  const items = [{ productId: product.id, price: 800, quantity, Size: 'M' }]
  const contact = { name, email, phone, shippingAddress: address, shippingCity: city, notes }
  return { ...contact, items, totalAmount: 800 * quantity + 60 }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
async function ask(url: string, what: string, body?: object, token?: string): Promise<any> {
  const [method = '', path = ''] = what.split(' ')
  const isJson = body !== undefined && !(body instanceof FormData)
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
    },
    body: isJson ? JSON.stringify(body) : (body ?? null),
  })
  if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`)
  return await answer.json()
}
