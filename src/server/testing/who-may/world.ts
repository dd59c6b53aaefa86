import { orderBody, order as place } from '../orders.ts'
import { openTestShop, type TestShop } from '../shop.ts'
import { type WatchedContent, watchContent } from './content.ts'
import { contactOf, emailOf, givenPeople, type Name, type People, type Person } from './people.ts'

/** A shop in which everybody has something that is nobody else’s business. */
export interface World {
  shop: TestShop
  content: WatchedContent
  people: People
  /** A category that the public does not see. */
  hiddenId: number
  /** A product that anybody may buy. */
  onSaleId: number
  secrets: Secret[]
}

/** Words that only these people may read. */
export interface Secret {
  words: string
  readers: Name[]
}

export async function openWorld(): Promise<World> {
  // Nobody asks it anything: no jobs run here.
  const mail = {
    host: '127.0.0.1',
    port: 1,
    isTls: false,
    login: null,
    from: { name: 'Haat', address: 'a@haat.example' },
    atOnce: 1,
  }
  const shop = await openTestShop({ mail })
  const people = await givenPeople(shop)
  const hiddenId = await shop.given.category('Not yet shown', 1, false)
  const onSaleId = await shop.given.product({ vendorId: people.rival.storeId })
  const content = await watchContent(shop)
  const world = { shop, content, people, hiddenId, onSaleId, secrets: SECRETS }
  for (const name of ['pending', 'rejected', 'vendor', 'rival', 'closed'] as const) await hiddenProduct(world, name)
  for (const name of ['shopper', 'other'] as const) await cartLine(world, people[name])
  await orderOf(world, 'shopper', people.vendor, people.closed)
  await orderOf(world, 'other', people.rival)
  await close(world)
  return world
}

/** The store closes as it does in life: its owner is a customer from here on. */
async function close({ shop, people }: World): Promise<void> {
  await shop.call('DELETE /api/Vendors/:id', { params: { id: people.closed.storeId } } as never, people.admin.token)
}

const hiddenName = (name: Name) => `Unreleased kurta of ${name}`

/** A product that waits in a hidden category of the person’s store. */
export async function hiddenProduct({ shop, people, hiddenId }: World, name: Name): Promise<number> {
  const vendorId = people[name].storeId
  return await shop.given.product({ vendorId, categoryId: hiddenId, name: hiddenName(name) })
}

/** A line in the person’s cart. */
export async function cartLine({ shop, onSaleId }: World, { id }: Person): Promise<number> {
  const line = { customer_id: id, product_id: onSaleId, size: 'M', quantity: 1, seen_price_poisha: 145_000 }
  await shop.db.deleteFrom('cart_lines').where('customer_id', '=', id).execute()
  const row = await shop.db.insertInto('cart_lines').values(line).returning('id').executeTakeFirstOrThrow()
  return row.id
}

const delivery = (name: Name) => ({
  name: `${name} of Mirpur`,
  phone: '01711000000',
  shippingAddress: `${name} Street 12`,
  email: `${name}@order.example`,
  notes: `Ring twice for ${name}`,
})

/** An order with a piece from each of the stores. */
export async function orderOf({ shop, people }: World, name: Name, ...stores: Person[]): Promise<number> {
  const items = []
  for (const { storeId } of stores) items.push({ productId: await shop.given.product({ vendorId: storeId }) })
  const { status, body } = await place(shop, people[name].token ?? '', orderBody(items, delivery(name)))
  if (status !== 201) throw new Error(`${name} could not order: ${JSON.stringify(body)}`)
  return body.id
}

/** The closed store’s contact data went with its account’s store, its products are off sale for good. */
const SECRETS: Secret[] = [
  ...(['shopper', 'other', 'pending', 'rejected', 'vendor', 'rival', 'demoted', 'inactive'] as const).map((name) => ({
    words: emailOf(name),
    readers: [name, 'admin'] satisfies Name[],
  })),
  { words: emailOf('closed'), readers: ['former', 'admin'] },
  ...(['pending', 'rejected', 'vendor', 'rival'] as const).flatMap((name) => [
    { words: contactOf(name), readers: [name, 'admin'] satisfies Name[] },
    { words: hiddenName(name), readers: [name, 'admin'] satisfies Name[] },
  ]),
  ...sealed('shopper', 'vendor'),
  ...sealed('other', 'rival'),
]

/** Whoever sends a parcel knows where to; the email is between the customer and the shop. */
function sealed(customer: Name, store: Name): Secret[] {
  const { email, phone: _, ...label } = delivery(customer)
  return [
    { words: email, readers: [customer, 'admin'] },
    ...Object.values(label).map((words) => ({ words, readers: [customer, 'admin', store] satisfies Name[] })),
  ]
}
