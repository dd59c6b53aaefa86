import type { Person } from './people.ts'
import type { Asked, Row, Rows } from './row.ts'
import { cartLine, type World } from './world.ts'

/** Carts: each account has its own and reaches no other, whatever its role. */
export const CART_ROWS = {
  'POST /api/cart/add': ownAndShoppers(({ onSaleId }, userId) => ({
    body: { userId, items: [{ productId: onSaleId, quantity: 1, size: 'L' }] },
  })),
  'GET /api/cart/GetCartItems/:userId': ownAndShoppers((_, userId) => ({ params: { userId } })),
  'PUT /api/cart/:productId': ownAndShoppers(({ onSaleId }, userId) => ({
    params: { productId: onSaleId },
    body: { productId: onSaleId, quantity: 3, userId },
  })),
  'DELETE /api/cart/remove/:id': [
    {
      about: 'the shopper’s line',
      answers: 'hides the shopper’s',
      writes: [],
      async ask(world) {
        const id = await cartLine(world, world.people.shopper)
        return () => ({ params: { id } })
      },
    },
  ],
  'GET /api/checkout/quote': [
    {
      about: 'the own cart',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        await everybodyShops(world)
        return () => ({})
      },
      spares: cartsOfOthers,
    },
  ],
  'DELETE /api/cart': [
    {
      about: 'the own cart',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        await everybodyShops(world)
        return () => ({})
      },
      spares: cartsOfOthers,
    },
  ],
} satisfies Rows

/** The same call with the own `userId` and with the shopper’s, on carts with one line. */
function ownAndShoppers(asked: (world: World, userId: number) => Asked): Row[] {
  return [
    {
      about: 'the own cart',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        await everybodyShops(world)
        return ({ id }) => asked(world, id)
      },
      spares: cartsOfOthers,
    },
    {
      about: 'the shopper’s cart',
      answers: 'is for the shopper',
      writes: [],
      async ask(world) {
        await everybodyShops(world)
        return () => asked(world, world.people.shopper.id)
      },
    },
  ]
}

async function cartsOfOthers({ shop }: World, { id }: Person): Promise<unknown> {
  return await shop.db.selectFrom('cart_lines').selectAll().where('customer_id', '<>', id).orderBy('id').execute()
}

async function everybodyShops(world: World): Promise<void> {
  for (const name of ['shopper', 'other', 'pending', 'rejected', 'vendor', 'rival', 'former', 'admin'] as const)
    await cartLine(world, world.people[name])
}
