import { type Asked, NOT_FOUND, type Reply, type Speech, type Step, textOf } from './speech.ts'

export const REDX_KEYS = { accessToken: 'pretend.redx.token', pickupStoreId: '7' }

const STATUSES: Partial<Record<Step, string>> = {
  ...{ created: 'pickup-pending', picked: 'ready-for-delivery', on_the_way: 'ready-for-delivery' },
  ...{ at_the_door: 'delivery-in-progress', held: 'agent-hold', delivered: 'delivered', part: 'delivered' },
  ...{ refused: 'agent-returning', coming_back: 'agent-returning', returned: 'returned', cancelled: 'cancelled' },
}

const area = (id: number, name: string, post_code: number, division_name: string, zone_id: number) => ({
  ...{ id, name, post_code, division_name, zone_id },
})
const AREAS = [
  area(101, 'Mirpur 10', 1216, 'Dhaka', 1),
  area(102, 'Dhanmondi', 1205, 'Dhaka', 1),
  area(103, 'Uttara', 1230, 'Dhaka', 1),
  area(201, 'Agrabad', 4100, 'Chittagong', 2),
  area(202, 'Panchlaish', 4203, 'Chittagong', 2),
  area(301, 'Zindabazar', 3100, 'Sylhet', 3),
]

/** RedX open API. */
export const REDX: Speech = {
  base: '/v1.0.0-beta',
  refusal({ headers }) {
    if (headers['api-access-token'] === `Bearer ${REDX_KEYS.accessToken}`) return undefined
    return { status: 401, body: { message: 'Unauthorized' } }
  },
  orderIn({ method, path, json }) {
    if (method !== 'POST' || path !== '/parcel') return undefined
    const problem = problemOf(json)
    if (problem) return { status: 400, body: { message: 'Validation Error', error: problem } }
    return {
      invoice: textOf(json['merchant_invoice_id']),
      name: textOf(json['customer_name']),
      phone: textOf(json['customer_phone']),
      altPhone: '',
      address: textOf(json['customer_address']),
      cash: Number(json['cash_collection_amount']),
      note: textOf(json['instruction']),
    }
  },
  numberOf: (nth) => ({ number: `21A427TU4BN3${nth}`, trackingCode: '' }),
  booked: ({ number }) => ({ status: 201, body: { tracking_id: number } }),
  other({ method, path, json, query }, taken) {
    const [, call, id = ''] = /^\/parcel\/(info|track)\/(.+)$/.exec(path) ?? []
    if (call) return told(call, id, taken)
    if (method === 'PATCH' && path === '/parcels') {
      const found = taken.find(({ number }) => number === textOf(json['entity_id']))
      if (!found) return NOT_FOUND
      if (!['created', 'cancelled'].includes(found.step))
        return { status: 400, body: { success: false, message: 'Parcel can not be cancelled' } }
      found.step = 'cancelled'
      found.isCalledOff = true
      return { status: 200, body: { success: true, message: 'Request Accepted' } }
    }
    if (path === '/areas') {
      const areas = AREAS.filter(
        ({ division_name }) => !query['district_name'] || division_name === query['district_name'],
      )
      return { status: 200, body: { areas } }
    }
    return NOT_FOUND
  },
  push({ number, invoice, step, changedAt }, secret) {
    const status = STATUSES[step]
    if (!status || step === 'created' || step === 'cancelled') return undefined
    return {
      headers: {},
      query: { token: secret },
      body: {
        ...{ tracking_number: number, timestamp: changedAt.toISOString(), status, invoice_number: invoice },
        ...{ message_en: `Parcel is ${status}`, message_bn: 'পার্সেলের খবর' },
      },
    }
  },
  failure: { status: 502, body: '<html>Bad Gateway</html>' },
}

function told(call: string, id: string, taken: Parameters<Speech['other']>[1]): Reply {
  const found = taken.find(({ number }) => number === id)
  if (!found) return { status: 404, body: { message: 'Parcel not found' } }
  const { number, invoice, step, cash, changedAt } = found
  const status = STATUSES[step] ?? 'pickup-pending'
  if (call === 'track')
    return {
      status: 200,
      body: {
        tracking: [{ message_en: `Parcel is ${status}`, message_bn: 'পার্সেলের খবর', time: changedAt.toISOString() }],
      },
    }
  const parcel = { tracking_id: number, merchant_invoice_id: invoice, status, cash_collection_amount: cash, charge: 70 }
  return { status: 200, body: { parcel } }
}

function problemOf(json: Asked['json']): string | undefined {
  for (const field of ['customer_name', 'customer_phone', 'delivery_area', 'customer_address'])
    if (textOf(json[field]) === '') return `${field} is required`
  if (!AREAS.some(({ id }) => id === Number(json['delivery_area_id']))) return 'delivery_area_id is invalid'
  if (!/^01[3-9]\d{8}$/.test(textOf(json['customer_phone']))) return 'customer_phone is invalid'
  if (typeof json['cash_collection_amount'] !== 'string') return 'cash_collection_amount must be a string'
  if (!(Number(json['parcel_weight']) > 0)) return 'parcel_weight is required'
  return Number(json['value']) >= 0 ? undefined : 'value is required'
}
