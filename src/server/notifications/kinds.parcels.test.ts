import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stage } from '#contract/values/stages'
import { createSubscribers } from '../assembly/subscribers.ts'
import { bringParcels, correctParcels, holdOrder } from '../orders/bring-parcels.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { keepTestJobsRunning } from '../testing/jobs.ts'
import { messagesAbout, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { bringParcel, receiveParcel } from '../testing/parcels.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  const sends = { mail: false, sms: false }
  const subscribers = createSubscribers({ sends, publicUrl: 'https://haat.example' })
  await keepTestJobsRunning(shop, { subscribers })
})
afterAll(() => shop.close())

interface Carried {
  orderId: number
  parcelId: number
  lineId: number
  vendor: Awaited<ReturnType<TestShop['given']['vendor']>>
}

/** An order of three pieces that has left its store. */
async function carried(): Promise<Carried> {
  const [vendor, customer] = [await shop.given.vendor(), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: vendor.id, stock: { M: 9 } })
  const { body } = await order(shop, customer.token, orderBody([{ productId, quantity: 3 }]))
  const parcelId = body.parcels[0].id
  expect((await bringParcel(shop, vendor.token, parcelId, { stage: 'handed_over' })).status).toBe(200)
  const lines = shop.db.selectFrom('order_lines').select('id').where('parcel_id', '=', parcelId)
  return { orderId: body.id, parcelId, lineId: (await lines.executeTakeFirstOrThrow()).id, vendor }
}

/** One after another, each before anybody is told of it. */
async function byCourier(parcel: Carried, ...stages: Stage[]): Promise<void> {
  await transact(shop.db, async (tx) => {
    for (const stage of stages) await said(tx, parcel, stage)
  })
}
async function said(tx: Db, { orderId, parcelId }: Carried, stage: Stage): Promise<void> {
  const part = stage === 'partly_delivered' ? { part: { poisha: 145_000 } } : {}
  const mover = { by: 'courier', accountId: null } as const
  await bringParcels(tx, await holdOrder(tx, orderId), [parcelId], { ...{ stage, mover }, ...part })
}
async function corrected(tx: Db, { orderId, parcelId }: Carried, stage: Stage): Promise<void> {
  const lines = tx.selectFrom('order_lines').select('id').where('parcel_id', '=', parcelId)
  await tx.deleteFrom('line_outcomes').where('line_id', 'in', lines).execute()
  const mover = { by: 'shop', accountId: admin.id } as const
  await correctParcels(tx, await holdOrder(tx, orderId), [parcelId], { stage, mover, reason: 'a mistake' })
}
const byAdmin = async ({ parcelId }: Carried, body: Parameters<typeof bringParcel>[3]) =>
  expect((await bringParcel(shop, admin.token, parcelId, body)).status).toBe(200)

const KINDS = ['parcel_not_taken', 'parcel_coming_back', 'parcel_kept_in_part', 'parcel_part_to_say']
/** What its store is told of what became of it: `parcel_not_taken mail`. */
async function toldStore({ orderId, vendor }: Carried) {
  await untilMailsRest(shop)
  const rows = shop.db.selectFrom('messages').selectAll().where('order_id', '=', orderId).where('kind', 'in', KINDS)
  const own = await rows.where('recipient', '=', `store:${vendor.id}`).orderBy('id').execute()
  return own.map(({ kind, way, subject, plain_text, path }) => ({
    ...{ what: `${kind} ${way}`, words: `${subject}\n${plain_text ?? ''}`, path },
  }))
}
const whatOf = async (parcel: Carried) => (await toldStore(parcel)).map(({ what }) => what)
const both = (kind: string) => [`${kind} mail`, `${kind} bell`]

describe('of a parcel that is refused its store', () => {
  test('is told once by a courier’s word, and not again when it then comes back', async () => {
    const parcel = await carried()
    await byCourier(parcel, 'refused')
    const told = await toldStore(parcel)
    expect(told.map(({ what }) => what)).toEqual(both('parcel_not_taken'))
    for (const { words } of told)
      expect(words).toContain(`Order ${parcel.orderId} was refused at the door and is coming back to you`)
    await byCourier(parcel, 'coming_back')
    expect(await whatOf(parcel)).toEqual(both('parcel_not_taken'))
  })

  test('is told by an admin’s word, and of its own nothing', async () => {
    const [told, own] = [await carried(), await carried()]
    await byAdmin(told, { stage: 'refused' })
    expect((await bringParcel(shop, own.vendor.token, own.parcelId, { stage: 'refused' })).status).toBe(200)
    await byCourier(own, 'coming_back')
    expect([await whatOf(told), await whatOf(own)]).toEqual([both('parcel_not_taken'), []])
  })

  test('is told also where it is on its way back by then', async () => {
    const parcel = await carried()
    await byCourier(parcel, 'refused', 'coming_back')
    expect(await whatOf(parcel)).toEqual(both('parcel_not_taken'))
  })

  test('is told nothing where that was corrected by then, and that it comes back where it does after that', async () => {
    const parcel = await carried()
    await transact(shop.db, async (tx) => {
      await said(tx, parcel, 'refused')
      await corrected(tx, parcel, 'at_the_door')
      await said(tx, parcel, 'coming_back')
    })
    expect(await whatOf(parcel)).toEqual(both('parcel_coming_back'))
  })

  test('is told nothing more where it was told already that it comes back', async () => {
    const parcel = await carried()
    await byCourier(parcel, 'coming_back')
    expect(await whatOf(parcel)).toEqual(both('parcel_coming_back'))
    await transact(shop.db, (tx) => corrected(tx, parcel, 'refused'))
    expect(await whatOf(parcel)).toEqual(both('parcel_coming_back'))
  })

  test('is told nothing where it has it back by then', async () => {
    const parcel = await carried()
    expect((await bringParcel(shop, parcel.vendor.token, parcel.parcelId, { stage: 'refused' })).status).toBe(200)
    expect((await receiveParcel(shop, parcel.vendor.token, parcel.parcelId)).status).toBe(200)
    const { orderId, parcelId } = parcel
    await transact(shop.db, (tx) =>
      emit(tx, 'parcel.moved', { orderId, parcelIds: [parcelId], stage: 'refused', by: 'courier' }),
    )
    expect(await whatOf(parcel)).toEqual([])
  })
})

describe('of a parcel of which a part was kept its store', () => {
  test('is asked which pieces by a courier’s word, with the way to the list that asks', async () => {
    const parcel = await carried()
    await byCourier(parcel, 'partly_delivered')
    const [mail, bell] = await toldStore(parcel)
    expect([mail?.what, bell?.what]).toEqual(both('parcel_kept_in_part'))
    expect(mail?.words).toContain(`Order ${parcel.orderId} was kept in part: record which pieces`)
    expect(mail?.words).toContain('https://haat.example/dashboard/parcels?list=coming_back')
    expect(bell?.path).toBe('/dashboard/parcels?list=coming_back')
  })

  test('is told by an admin’s word, which says the pieces, and is not asked for them', async () => {
    const parcel = await carried()
    await byAdmin(parcel, { stage: 'partly_delivered', kept: [{ lineId: parcel.lineId, quantity: 1 }] })
    const [mail, bell] = await toldStore(parcel)
    expect([mail?.what, bell?.what]).toEqual(both('parcel_kept_in_part'))
    expect(mail?.words).toContain(`Order ${parcel.orderId} was kept in part, and the rest is coming back to you`)
    expect(mail?.words).not.toContain('record which')
  })

  test('is told nothing of its own word, nor where it has the rest back by then', async () => {
    const [own, back] = [await carried(), await carried()]
    for (const { vendor, parcelId, lineId } of [own, back]) {
      const body = { stage: 'partly_delivered', kept: [{ lineId, quantity: 1 }] } as const
      expect((await bringParcel(shop, vendor.token, parcelId, { ...body, kept: [...body.kept] })).status).toBe(200)
    }
    expect((await receiveParcel(shop, back.vendor.token, back.parcelId)).status).toBe(200)
    const { orderId, parcelId } = back
    await transact(shop.db, (tx) =>
      emit(tx, 'parcel.moved', { orderId, parcelIds: [parcelId], stage: 'partly_delivered', by: 'courier' }),
    )
    expect([await whatOf(own), await whatOf(back)]).toEqual([[], []])
  })

  test('is asked where a company told no sum, unless that is answered by then', async () => {
    const [asked, answered] = [await carried(), await carried()]
    const mark = shop.db.updateTable('parcels').set({ told_in_part: true })
    await mark.where('id', '=', asked.parcelId).execute()
    for (const { orderId, parcelId } of [asked, answered])
      await transact(shop.db, (tx) => emit(tx, 'parcel.told_in_part', { orderId, parcelIds: [parcelId] }))
    const [mail, bell] = await toldStore(asked)
    expect([mail?.what, bell?.what]).toEqual(both('parcel_part_to_say'))
    expect(mail?.words).toContain(`Order ${asked.orderId} was kept in part: record which pieces`)
    expect(bell?.path).toBe('/dashboard/parcels?list=on_the_way')
    expect(await whatOf(answered)).toEqual([])
  })
})

test('no store is told of these by SMS unless it wants to be', async () => {
  const parcel = await carried()
  await byCourier(parcel, 'refused')
  const toStore = (await messagesAbout(shop, parcel.orderId, 'sms')).filter(({ recipient }) =>
    recipient.startsWith('store:'),
  )
  expect(toStore).toEqual([])
})

describe('of a parcel that a courier brings back its customer', () => {
  const toldCustomer = async ({ orderId }: Carried) => {
    await untilMailsRest(shop)
    const rows = shop.db.selectFrom('messages').select(['way', 'subject']).where('order_id', '=', orderId)
    return await rows.where('kind', '=', 'parcel_refused').where('way', '=', 'mail').execute()
  }

  test('is told once that it was refused, also where it is back by then', async () => {
    const parcel = await carried()
    await byCourier(parcel, 'refused', 'coming_back', 'back')
    const told = await toldCustomer(parcel)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('was refused at the door')])
  })

  test('is told that it goes back, where the company says no more than that', async () => {
    const parcel = await carried()
    await byCourier(parcel, 'coming_back')
    const told = await toldCustomer(parcel)
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('was not delivered and goes back')])
  })

  test('is not told so of what the shop called back', async () => {
    const parcel = await carried()
    await byAdmin(parcel, { stage: 'coming_back' })
    expect(await toldCustomer(parcel)).toEqual([])
  })
})

test('the mail of the handing over calls a company by its name', async () => {
  const [vendor, customer] = [await shop.given.vendor(), await shop.given.account()]
  const productId = await shop.given.product({ vendorId: vendor.id })
  const { body } = await order(shop, customer.token, orderBody([{ productId }]))
  await transact(shop.db, async (tx) => {
    const mover = { by: 'store', accountId: vendor.ownerId } as const
    const step = { stage: 'handed_over', courier: 'pathao', trackingNumber: 'DL1', mover } as const
    await bringParcels(tx, await holdOrder(tx, body.id), [body.parcels[0].id], step)
  })
  await untilMailsRest(shop)
  const mails = shop.db
    .selectFrom('messages')
    .select('plain_text')
    .where('order_id', '=', body.id)
    .where('way', '=', 'mail')
  const [mail] = await mails.where('kind', '=', 'parcel_handed_over').execute()
  expect(mail?.plain_text).toContain('Pathao is delivering it')
})
