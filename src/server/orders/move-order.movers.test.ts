import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order, OrderStatus } from '#contract/orders'
import { moveOrder, order, orderBody, readOrder } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

type Person = { id: number; token: string }

let shop: TestShop
let customer: Traders['customer']
let admin: Traders['admin']
let baker: Traders['baker']
let weaver: Traders['weaver']
let orderId: number

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** An order of one piece from the baker and one from the weaver. */
beforeEach(async () => {
  ;({ customer, admin, baker, weaver } = await givenTraders(shop))
  const apron = await shop.given.product({ vendorId: baker.id })
  const shawl = await shop.given.product({ vendorId: weaver.id })
  const placed = await order(shop, customer.token, orderBody([{ productId: apron }, { productId: shawl }]))
  orderId = placed.body.id
})

function move({ token }: Person, status: OrderStatus) {
  return moveOrder(shop, token, orderId, status)
}

/** Who moved each parcel, as the reader is told. */
async function movers({ token }: Person): Promise<(string | null)[]> {
  const { body } = await readOrder(shop, token, orderId)
  return body.parcels.map(({ movedBy }: Order['parcels'][number]) => movedBy)
}

async function nameOfOwner({ ownerId }: { ownerId: number }): Promise<string | null> {
  const owner = shop.db.selectFrom('users').select('username').where('id', '=', ownerId)
  return (await owner.executeTakeFirstOrThrow()).username
}

describe('who moved a parcel', () => {
  test('is told to an admin by the account’s name', async () => {
    await move(baker, 'Completed')
    expect(await movers(admin)).toEqual([await nameOfOwner(baker), null])
  })

  test('is the store’s name to the customer, the own name to the store itself', async () => {
    await move(baker, 'Completed')
    expect(await movers(customer)).toEqual([expect.stringMatching(/^Store of /), null])
    expect(await movers(baker)).toEqual([await nameOfOwner(baker)])
  })

  test('is the shop to others when it was an admin', async () => {
    await move(admin, 'Completed')
    expect(await movers(customer)).toEqual(['Haat', 'Haat'])
    expect(await movers(baker)).toEqual(['Haat'])
    expect(await movers(admin)).toEqual([admin.username, admin.username])
  })

  test('is the name on the order to a store when its customer cancelled', async () => {
    await move(customer, 'Cancelled')
    expect(await movers(baker)).toEqual(['Rahima Khatun'])
    expect(await movers(customer)).toEqual([customer.username, customer.username])
  })
})

describe('the audit', () => {
  async function entries() {
    return await shop.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'action', 'subject', 'subject_name', 'before', 'after'])
      .where('subject', '=', 'order')
      .where('subject_id', '=', orderId)
      .orderBy('id')
      .execute()
  }

  async function parcelIds(): Promise<number[]> {
    const rows = await shop.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  test('keeps what stores and admins did with an order, parcel by parcel', async () => {
    const [bakers, weavers] = await parcelIds()
    await move(baker, 'Completed')
    await move(admin, 'Cancelled')
    const order = { subject: 'order', subject_name: `Order ${orderId}` }
    expect(await entries()).toEqual([
      {
        ...order,
        actor_id: baker.ownerId,
        action: 'complete',
        before: { [`parcel ${bakers}`]: 'Pending' },
        after: { [`parcel ${bakers}`]: 'Completed' },
      },
      {
        ...order,
        actor_id: admin.id,
        action: 'cancel',
        before: { [`parcel ${weavers}`]: 'Pending' },
        after: { [`parcel ${weavers}`]: 'Cancelled' },
      },
    ])
  })

  test('keeps nothing of what was refused, nor of customers', async () => {
    await move(customer, 'Cancelled')
    await move(admin, 'Completed')
    await move(baker, 'Completed')
    expect(await entries()).toEqual([])
  })
})

describe('a cancelled order is told of as cancelled', () => {
  async function toldOf(buyer: Person, mover: Person): Promise<unknown> {
    const apron = await shop.given.product({ vendorId: baker.id })
    const { body } = await order(shop, buyer.token, orderBody([{ productId: apron }]))
    await moveOrder(shop, mover.token, body.id, 'Cancelled')
    const { payload } = await shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'order.cancelled')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return payload
  }
  const ownerOf = ({ ownerId, token }: Traders['weaver']): Person => ({ id: ownerId, token })

  test('by its customer, also one who sells', async () => {
    expect(await toldOf(customer, customer)).toMatchObject({ by: 'customer' })
    expect(await toldOf(ownerOf(weaver), ownerOf(weaver))).toMatchObject({ by: 'customer' })
  })

  test('by the store that sends it', async () => {
    expect(await toldOf(customer, ownerOf(baker))).toMatchObject({ by: 'store' })
  })

  test('by the shop where an admin does it, also one who placed it, for somebody on the phone', async () => {
    expect(await toldOf(customer, admin)).toMatchObject({ by: 'shop' })
    expect(await toldOf(admin, admin)).toMatchObject({ by: 'shop' })
  })
})
