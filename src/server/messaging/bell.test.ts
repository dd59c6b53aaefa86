import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BellItem, BellNews } from '#contract/messaging/bell'
import { behind } from '../testing/behind.ts'
import { givenBell } from '../testing/given-bell.ts'
import { givenMessage } from '../testing/given-messages.ts'
import { listenTo } from '../testing/listen.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { bellPage, markRead, unreadOf } from './bell.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const bell = async (token: string) => (await shop.call('GET /api/bell', {}, token)).body
const read = async (token: string, body: object) => (await shop.call('POST /api/bell/read', { body }, token)).body

const listen = (token: string) => listenTo<BellNews>(shop, '/api/bell/stream', { authorization: `Bearer ${token}` })

test('a bell shows the own messages, newest first, and what is new until it is read', async () => {
  const [mine, other] = [await shop.given.account(), await shop.given.account('Admin')]
  const [first, second] = [await givenBell(shop, mine.id, 'First'), await givenBell(shop, mine.id, 'Second')]
  await givenBell(shop, other.id)
  await givenMessage(shop, { accountId: mine.id })
  const shown = await bell(mine.token)
  expect(shown).toMatchObject({
    unread: 2,
    items: [
      { id: second, text: 'Second' },
      { id: first, isRead: false },
    ],
  })
  expect(await read(mine.token, { ids: [first] })).toEqual({ unread: 1 })
  expect((await bell(mine.token)).items.map(({ isRead }: BellItem) => isRead)).toEqual([false, true])
  expect(await read(mine.token, { upTo: second })).toEqual({ unread: 0 })
})

test('nobody reads or marks what is in another bell, an admin neither', async () => {
  const [mine, other, admin] = [
    await shop.given.account(),
    await shop.given.account(),
    await shop.given.account('Admin'),
  ]
  const id = await givenBell(shop, mine.id)
  for (const { token } of [other, admin]) {
    expect(await read(token, { ids: [id], upTo: id })).toEqual({ unread: 0 })
    expect((await bell(token)).items).toEqual([])
  }
  expect(await bell(mine.token)).toMatchObject({ unread: 1 })
  const stranger = await behind(shop, other.id)
  await markRead(stranger, mine.id, { ids: [id] })
  expect((await bellPage(stranger, mine.id, { before: undefined, limit: 9 })).rows).toEqual([])
  expect(await bell(mine.token)).toMatchObject({ unread: 1 })
  const own = await behind(shop, mine.id)
  await expect(own.selectFrom('messages').select('plain_text').execute()).rejects.toThrow('permission denied')
})

test('what is all in the bell is listed page by page', async () => {
  const mine = await shop.given.account()
  const made = [await givenBell(shop, mine.id), await givenBell(shop, mine.id), await givenBell(shop, mine.id)]
  const page = async (query: object) => (await shop.call('GET /api/bell/messages', { query }, mine.token)).body
  expect((await page({ limit: '2' })).map(({ id }: BellItem) => id)).toEqual([made[2], made[1]])
  expect((await page({ cursor: String(made[1]) })).map(({ id }: BellItem) => id)).toEqual([made[0]])
})

test('the stream tells at once how many are new, and again when one comes or is read on another device', async () => {
  const mine = await shop.given.account()
  const [one, other] = [await listen(mine.token), await listen(mine.token)]
  for (const { told } of [one, other]) await eventually(() => expect(told).toEqual([{ unread: 0 }]))
  const id = await givenBell(shop, mine.id)
  for (const { told } of [one, other]) await eventually(() => expect(told).toEqual([{ unread: 0 }, { unread: 1 }]))
  await read(mine.token, { ids: [id] })
  for (const { told } of [one, other])
    await eventually(() => expect(told).toEqual([{ unread: 0 }, { unread: 1 }, { unread: 0 }]))
})

test('a stream is for whoever is signed in, and an account has six at the most', async () => {
  expect(await shop.request('GET', '/api/bell/stream')).toMatchObject({ status: 401, body: problem('not_signed_in') })
  const mine = await shop.given.account()
  const streams = []
  for (let at = 0; at < 6; at += 1) streams.push(await listen(mine.token))
  const seventh = () => shop.request('GET', '/api/bell/stream', { headers: { authorization: `Bearer ${mine.token}` } })
  expect(await seventh()).toMatchObject({ status: 503, body: problem('busy') })
  streams[0]?.close()
  await eventually(() => listen(mine.token))
})

test.each([
  ['is no admin any more', { role: 'User' }],
  ['is not active any more', { is_active: false }],
] as const)('who %s has nothing more in the bell, and in the own data, of what admins are told', async (_, change) => {
  const { id } = await shop.given.account('Admin')
  const asAdmin = await givenBell(shop, id, 'Payout 17 waits for another admin', 'admin')
  await givenBell(shop, id, 'Your password was changed')
  const seen = async () => ({
    texts: (await bellPage(shop.db, id, { before: undefined, limit: 9 })).rows.map(({ text }) => text),
    unread: await unreadOf(shop.db, id),
    own: (await shop.db.selectFrom('visible_messages').select('subject').where('account_id', '=', id).execute()).map(
      ({ subject }) => subject,
    ),
  })
  expect(await seen()).toMatchObject({ unread: 2, texts: { length: 2 } })
  await shop.db.updateTable('users').set(change).where('id', '=', id).execute()
  await markRead(shop.db, id, { upTo: asAdmin })
  const own = 'Your password was changed'
  expect(await seen()).toEqual({ texts: [own], unread: 1, own: [own] })
})

test('who was demoted sees by their next call what they are told themselves, and nothing of the admins', async () => {
  const { id } = await shop.given.account('Admin')
  await givenBell(shop, id, 'Admins know', 'admin')
  await givenBell(shop, id, 'You know')
  await shop.db.updateTable('users').set({ role: 'User' }).where('id', '=', id).execute()
  const behindIt = await behind(shop, id)
  const { rows } = await bellPage(behindIt, id, { before: undefined, limit: 9 })
  expect(rows.map(({ text }) => text)).toEqual(['You know'])
})

test('what a store was told is shown to who owns it, also once it is closed, and to nobody who owned it before', async () => {
  const { id: vendorId, ownerId } = await shop.given.vendor()
  await givenBell(shop, ownerId, 'Order 17: 3 pieces to pack', `store:${vendorId}`)
  const unread = () => unreadOf(shop.db, ownerId)
  expect(await unread()).toBe(1)
  await shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('id', '=', vendorId).execute()
  expect(await unread()).toBe(1)
  const another = await shop.given.account('Vendor')
  await shop.db.updateTable('vendors').set({ owner_id: another.id }).where('id', '=', vendorId).execute()
  expect(await unread()).toBe(0)
  const { rows } = await sql`select id from visible_messages where account_id = ${ownerId}`.execute(shop.db)
  expect(rows).toEqual([])
  expect((await bellPage(shop.db, ownerId, { before: undefined, limit: 9 })).rows).toEqual([])
})
