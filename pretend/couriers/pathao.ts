import { type Asked, dhakaTime, NOT_FOUND, type Push, type Reply, type Speech, type Step, textOf } from './speech.ts'

/** What this shop is known by. */
export const PATHAO_KEYS = {
  ...{ clientId: 'pretend-client', clientSecret: 'pretend-secret' },
  ...{ username: 'shop@haat.example', password: 'pretend-password', storeId: '148' },
}
const TOKEN = 'pretend.pathao.token'

const EVENTS: Partial<Record<Step, string>> = {
  ...{ created: 'order.created', picked: 'order.picked', on_the_way: 'order.in-transit' },
  ...{ at_the_door: 'order.assigned-for-delivery', held: 'order.on-hold', delivered: 'order.delivered' },
  ...{ part: 'order.partial-delivery', refused: 'order.returned', coming_back: 'order.return-in-transit' },
  returned: 'order.returned-to-merchant',
  paid: 'order.paid',
  paid_return: 'order.paid-return',
}
const STATUSES: Partial<Record<Step, string>> = {
  ...{ created: 'Pending', picked: 'Picked', on_the_way: 'In_Transit', at_the_door: 'Assigned_for_Delivery' },
  ...{ held: 'On_Hold', delivered: 'Delivered', part: 'Partial_Delivery', refused: 'Return' },
  ...{ coming_back: 'Return_In_Transit', returned: 'Returned_to_Merchant', paid: 'Paid' },
  paid_return: 'Paid_Return',
}

const CITIES = [
  { city_id: 1, city_name: 'Dhaka' },
  { city_id: 2, city_name: 'Chittagong' },
  { city_id: 3, city_name: 'Sylhet' },
  { city_id: 4, city_name: 'Rajshahi' },
  { city_id: 5, city_name: 'Barishal' },
]
const ZONES: Record<string, { zone_id: number; zone_name: string }[]> = {
  1: [
    { zone_id: 11, zone_name: 'Mirpur 10' },
    { zone_id: 12, zone_name: 'Dhanmondi' },
    { zone_id: 13, zone_name: 'Uttara Sector 7' },
    { zone_id: 14, zone_name: 'Mohammadpur' },
    { zone_id: 15, zone_name: 'Kalabagan' },
  ],
  2: [
    { zone_id: 21, zone_name: 'Panchlaish' },
    { zone_id: 22, zone_name: 'Agrabad' },
    { zone_id: 23, zone_name: 'Station Road' },
  ],
  3: [
    { zone_id: 31, zone_name: 'Zindabazar' },
    { zone_id: 32, zone_name: 'Jail Road' },
  ],
  4: [{ zone_id: 41, zone_name: 'Shaheb Bazar' }],
  5: [{ zone_id: 51, zone_name: 'College Road' }],
}
const area = (area_id: number, area_name: string) => ({
  ...{ area_id, area_name, home_delivery_available: true, pickup_available: true },
})
const AREAS: Record<string, ReturnType<typeof area>[]> = {
  11: [area(111, 'Section 10 Block A'), area(112, 'Senpara')],
  12: [area(121, 'Dhanmondi 27'), area(122, 'Satmasjid Road')],
}

const done = (data: unknown, message = 'Success'): Reply => ({
  status: 200,
  body: { message, type: 'success', code: 200, data },
})
const wrong = (errors: Record<string, string[]>): Reply => ({
  status: 422,
  body: { message: 'Please fix the given errors', type: 'error', code: 422, errors },
})

/** Pathao Courier Merchant API. */
export const PATHAO: Speech = {
  base: '',
  refusal({ path, headers }) {
    if (path === '/aladdin/api/v1/issue-token') return undefined
    if (headers['authorization'] === `Bearer ${TOKEN}`) return undefined
    return { status: 401, body: { message: 'Unauthorized', type: 'error', code: 401 } }
  },
  orderIn({ method, path, json }) {
    if (method !== 'POST' || path !== '/aladdin/api/v1/orders') return undefined
    const errors = problemsOf(json)
    if (Object.keys(errors).length > 0) return wrong(errors)
    return {
      invoice: textOf(json['merchant_order_id']),
      name: textOf(json['recipient_name']),
      phone: textOf(json['recipient_phone']),
      altPhone: textOf(json['recipient_secondary_phone']),
      address: textOf(json['recipient_address']),
      cash: Number(json['amount_to_collect']),
      note: textOf(json['special_instruction']),
    }
  },
  numberOf: (nth) => ({ number: `DL${240_000 + nth}`, trackingCode: '' }),
  booked: ({ number, invoice }) =>
    done(
      { consignment_id: number, merchant_order_id: invoice, order_status: 'Pending', delivery_fee: 80 },
      'Order Created Successfully',
    ),
  other(asked, taken) {
    const { method, path, json } = asked
    if (method === 'POST' && path === '/aladdin/api/v1/issue-token') return tokenFor(json)
    const info = /^\/aladdin\/api\/v1\/orders\/([^/]+)\/info$/.exec(path)?.[1]
    if (info !== undefined) {
      const found = taken.find(({ number }) => number === info)
      if (!found) return { status: 404, body: { message: 'Order not found', type: 'error', code: 404 } }
      const status = STATUSES[found.step] ?? 'Pending'
      return done({
        ...{ consignment_id: found.number, merchant_order_id: found.invoice, order_status: status },
        ...{ order_status_slug: status, updated_at: dhakaTime(found.changedAt), invoice_id: null },
      })
    }
    if (method === 'POST' && path === '/aladdin/api/v1/merchant/price-plan')
      return done({
        ...{ price: 80, discount: 0, promo_discount: 0, plan_id: 69, cod_enabled: 1, cod_percentage: 0.01 },
        ...{ additional_charge: 0, final_price: 80 },
      })
    return placesFor(path)
  },
  push(consignment, secret): Push | undefined {
    const event = EVENTS[consignment.step]
    if (!event) return undefined
    const { number, invoice, collected, changedAt, step } = consignment
    return {
      headers: { 'x-pathao-signature': secret },
      body: {
        ...{ event, consignment_id: number, merchant_order_id: invoice, store_id: Number(PATHAO_KEYS.storeId) },
        ...{ updated_at: dhakaTime(changedAt), timestamp: changedAt.toISOString() },
        ...(step === 'created' ? { delivery_fee: 80 } : {}),
        ...(collected === null ? {} : { collected_amount: collected }),
        ...(step === 'paid' ? { invoice_id: `INV${number}` } : {}),
        ...(step === 'refused' ? { reason: 'Customer refused to receive' } : {}),
      },
    }
  },
  failure: { status: 500, body: { message: 'Server Error', type: 'error', code: 500 } },
}

function tokenFor(json: Asked['json']): Reply {
  const { clientId, clientSecret, username, password } = PATHAO_KEYS
  const isKnown =
    json['client_id'] === clientId &&
    json['client_secret'] === clientSecret &&
    (json['grant_type'] === 'refresh_token' || (json['username'] === username && json['password'] === password))
  if (!isKnown)
    return { status: 401, body: { message: 'The user credentials were incorrect.', type: 'error', code: 401 } }
  return {
    status: 200,
    body: { token_type: 'Bearer', expires_in: 432_000, access_token: TOKEN, refresh_token: 'pretend.refresh' },
  }
}

function placesFor(path: string): Reply | undefined {
  if (path === '/aladdin/api/v1/city-list') return done({ data: CITIES })
  const [, level, id = ''] = /^\/aladdin\/api\/v1\/(cities|zones)\/(\d+)\/(?:zone|area)-list$/.exec(path) ?? []
  if (level === 'cities') return done({ data: ZONES[id] ?? [] })
  return level === 'zones' ? done({ data: AREAS[id] ?? [] }) : NOT_FOUND
}

function problemsOf(json: Asked['json']): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const within = (field: string, least: number, most: number) => {
    const { length } = textOf(json[field])
    if (length < least || length > most)
      errors[field] = [`The ${field} must be between ${least} and ${most} characters.`]
  }
  if (textOf(json['store_id']) !== PATHAO_KEYS.storeId) errors['store_id'] = ['Wrong Store selected']
  within('recipient_name', 3, 100)
  within('recipient_address', 10, 220)
  if (!/^01[3-9]\d{8}$/.test(textOf(json['recipient_phone']))) errors['recipient_phone'] = ['Phone number is invalid.']
  if (![48, 12].includes(Number(json['delivery_type']))) errors['delivery_type'] = ['Delivery type is invalid.']
  if (![1, 2].includes(Number(json['item_type']))) errors['item_type'] = ['Item type is invalid.']
  const weight = Number(json['item_weight'])
  if (!(weight >= 0.5 && weight <= 10)) errors['item_weight'] = ['Weight must be between 0.5 and 10 kg.']
  if (!Number.isInteger(json['amount_to_collect'])) errors['amount_to_collect'] = ['The amount must be an integer.']
  for (const field of ['recipient_city', 'recipient_zone', 'recipient_area'])
    if (json[field] === null) errors[field] = [`The ${field} must be an integer.`]
  return errors
}
