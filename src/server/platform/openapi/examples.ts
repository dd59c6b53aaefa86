import type { CallName, Calls } from '#contract/calls'
import type { CallInput, Endpoint, Reply } from '#contract/machinery/endpoint'

type Example<N extends CallName> = (CallInput<Calls[N]> extends { body: infer Body } ? { body?: Body } : unknown) & {
  reply?: Reply<Calls[N]>
}

/** Of the calls that most programs begin with. What does not fit the call does not compile. */
const examples: { [N in CallName]?: Example<N> } = {
  'POST /api/auth/register': {
    body: { username: 'rahima', email: 'rahima@example.com', password: 'mango-season-2026' },
    reply: { token: 'eyJhbGciOiJIUzI1NiJ9…' },
  },
  'POST /api/auth/login': {
    body: { username: 'rahima', password: 'mango-season-2026' },
    reply: { token: 'eyJhbGciOiJIUzI1NiJ9…' },
  },
  'POST /api/cart/add': {
    body: { userId: 12, items: [{ productId: 7, quantity: 2, size: 'M' }] },
    reply: { message: 'Added to your cart.', count: 2 },
  },
  'POST /api/orders/create': {
    body: {
      name: 'Rahima Khatun',
      email: 'rahima@example.com',
      phone: '01711000000',
      shippingAddress: 'House 4, Road 7, Dhanmondi',
      shippingCity: 'Dhaka',
      totalAmount: 2960,
      paymentMethod: 'cod',
      items: [{ productId: 7, price: 1450, quantity: 2, size: 'M' }],
    },
  },
  'PUT /api/orders/:id/status': { body: { status: 'Cancelled' } },
  'POST /api/track': { body: { orderNumber: 1042, phone: '01711000000' }, reply: { code: 'K7Q2M9' } },
  'PUT /api/parcels/:id/stage': { body: { stage: 'confirmed' } },
  'POST /api/categories': { body: { name: 'Panjabi', parentId: 1 } },
  'POST /api/account/addresses': {
    body: {
      name: 'Rahima Khatun',
      phone: '01711000000',
      addressLine: 'House 4, Road 7',
      division: 'Dhaka',
      district: 'Dhaka',
      upazila: 'Dhanmondi',
      city: 'Dhaka',
    },
  },
  'POST /api/webhooks': { body: { url: 'https://example.com/haat', events: ['order.placed', 'order.cancelled'] } },
}

export function exampleOf({ method, path }: Endpoint): { body?: unknown; reply?: unknown } | undefined {
  return Object.entries(examples).find(([name]) => name === `${method} ${path}`)?.[1]
}
