import type { DeliveryState } from '#contract/webhooks'
import { givenDelivery, givenWebhook } from '../given-webhooks.ts'
import type { Asked, Row, Rows } from './row.ts'
import type { World } from './world.ts'

/** The addresses that stores, and the shop itself, tell of events. */
export const WEBHOOK_ROWS = {
  'GET /api/webhooks': [{ about: 'the own ones', answers: 'is for sellers', ask: () => () => ({}) }],
  'POST /api/webhooks': [
    {
      about: 'a new address',
      answers: 'is for sellers',
      writes: ['webhook create'],
      async ask({ shop }) {
        await shop.db.deleteFrom('webhooks').execute()
        return () => ({ body: { url: 'https://receiver.example/hook', events: ['order.placed'] } })
      },
    },
  ],
  'PUT /api/webhooks/:id': ofEach(['webhook update'], (id) => ({ params: { id }, body: { isOn: false } })),
  'DELETE /api/webhooks/:id': ofEach(['webhook delete'], (id) => ({ params: { id } })),
  'POST /api/webhooks/:id/secret': ofEach(['webhook rotate-secret'], (id) => ({ params: { id } })),
  'GET /api/webhooks/:id/deliveries': ofEach(undefined, (id) => ({ params: { id } })),
  'POST /api/webhooks/:id/deliveries/:deliveryId/send': ofEach(['webhook send'], (id, deliveryId) => ({
    params: { id, deliveryId },
  })),
} satisfies Rows

/** The vendor’s, and the shop’s own, which its admins keep. */
function ofEach(writes: string[] | undefined, askedOf: (id: number, deliveryId: number) => Asked): Row[] {
  const ask = (ownerOf: (world: World) => number | null) => async (world: World) => {
    const { id } = await givenWebhook(world.shop, { vendorId: ownerOf(world) })
    const deliveryId = await givenDelivery(world.shop, id, { state: 'Failed' satisfies DeliveryState })
    return () => askedOf(id, deliveryId)
  }
  const told = writes ? { writes } : {}
  return [
    {
      ...{ about: 'the vendor’s', answers: 'is for its vendor only' },
      ...told,
      ask: ask(({ people }) => people.vendor.storeId),
    },
    { ...{ about: 'the shop’s own', answers: 'is for the house' }, ...told, ask: ask(() => null) },
  ]
}
