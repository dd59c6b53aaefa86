import {
  type Asked,
  type Consignment,
  dhakaTime,
  NOT_FOUND,
  type Reply,
  type Speech,
  type Step,
  textOf,
} from './speech.ts'

export const STEADFAST_KEYS = { apiKey: 'pretend-api-key', secretKey: 'pretend-secret-key' }
/** Of another merchant. */
export const STEADFAST_OTHER_KEYS = { ...STEADFAST_KEYS, apiKey: 'pretend-other-api-key' }

const STATUSES: Partial<Record<Step, string>> = {
  ...{ created: 'in_review', picked: 'pending', on_the_way: 'pending', at_the_door: 'pending', held: 'hold' },
  ...{ told_delivered: 'delivered_approval_pending', told_part: 'partial_delivered_approval_pending' },
  ...{ told_refused: 'cancelled_approval_pending', delivered: 'delivered', part: 'partial_delivered' },
  ...{ refused: 'cancelled', cancelled: 'cancelled', coming_back: 'cancelled', returned: 'cancelled' },
}
const NEWS: Partial<Record<Step, string>> = {
  picked: 'Consignment has been picked up.',
  on_the_way: 'Consignment sent to the next warehouse.',
  at_the_door: 'Assigned to rider for delivery.',
}

const wrong = (errors: Record<string, string[]>): Reply => ({ status: 400, body: { status: 400, errors } })
const unknown: Reply = { status: 404, body: { status: 404, message: 'Consignment not found.' } }

/** Steadfast Courier (Packzy) API. An invoice is taken once. */
export const STEADFAST: Speech = {
  base: '/api/v1',
  refusal({ headers }) {
    const isKnown = [STEADFAST_KEYS, STEADFAST_OTHER_KEYS].some(
      ({ apiKey, secretKey }) => headers['api-key'] === apiKey && headers['secret-key'] === secretKey,
    )
    return isKnown ? undefined : { status: 401, body: { status: 401, message: 'Unauthorized Access' } }
  },
  merchantOf: ({ headers }) => textOf(headers['api-key']),
  orderIn({ method, path, json }, taken) {
    if (method !== 'POST' || path !== '/create_order') return undefined
    const errors = problemsOf(json)
    const invoice = textOf(json['invoice'])
    if (taken.some((each) => each.invoice === invoice)) errors['invoice'] = ['The invoice has already been taken.']
    if (Object.keys(errors).length > 0) return wrong(errors)
    return {
      invoice,
      name: textOf(json['recipient_name']),
      phone: textOf(json['recipient_phone']),
      altPhone: textOf(json['alternative_phone']),
      address: textOf(json['recipient_address']),
      cash: Number(json['cod_amount']),
      note: textOf(json['note']),
    }
  },
  numberOf: (nth) => ({ number: String(1_424_100 + nth), trackingCode: `15BAEB8A${nth}` }),
  booked: ({ number, trackingCode, invoice, name, phone, address, cash, changedAt }) => ({
    status: 200,
    body: {
      ...{ status: 200, message: 'Consignment has been created successfully.' },
      consignment: {
        ...{ consignment_id: Number(number), invoice, tracking_code: trackingCode, recipient_name: name },
        ...{ recipient_phone: phone, recipient_address: address, cod_amount: cash, status: 'in_review', note: null },
        ...{ created_at: changedAt.toISOString(), updated_at: changedAt.toISOString() },
      },
    },
  }),
  other({ method, path, json }, taken) {
    const [, by, key = ''] = /^\/status_by_(cid|invoice|trackingcode)\/(.+)$/.exec(path) ?? []
    if (by) {
      const found = taken.find(({ number, invoice, trackingCode }) =>
        by === 'cid' ? number === key : by === 'invoice' ? invoice === key : trackingCode === key,
      )
      return found
        ? { status: 200, body: { status: 200, delivery_status: STATUSES[found.step] ?? 'unknown' } }
        : unknown
    }
    if (path === '/get_balance') return { status: 200, body: { status: 200, current_balance: 0 } }
    if (path === '/payments') return { status: 200, body: { status: 200, payments: paymentsOf(taken).map(headOf) } }
    const payment = /^\/payments\/(\d+)$/.exec(path)?.[1]
    if (payment !== undefined) {
      const found = paymentsOf(taken).find(({ id }) => id === Number(payment))
      return found ? { status: 200, body: { status: 200, payment: found } } : unknown
    }
    if (path === '/police_stations') return { status: 200, body: [] }
    if (method === 'POST' && path === '/create_return_request') {
      const found = taken.find(
        ({ number, invoice }) => number === textOf(json['consignment_id']) || invoice === textOf(json['invoice']),
      )
      if (!found) return unknown
      found.isCalledOff = true
      return { status: 200, body: { id: 1, consignment_id: Number(found.number), status: 'pending' } }
    }
    return NOT_FOUND
  },
  push(consignment, secret) {
    const { number, invoice, cash, collected, step, changedAt } = consignment
    const headers = { authorization: `Bearer ${secret}` }
    const of = { consignment_id: Number(number), invoice, updated_at: dhakaTime(changedAt) }
    const news = NEWS[step]
    if (news) return { headers, body: { notification_type: 'tracking_update', ...of, tracking_message: news } }
    const status = STATUSES[step]
    if (!status || step === 'created' || step === 'coming_back' || step === 'returned') return undefined
    return {
      headers,
      body: {
        ...{ notification_type: 'delivery_status', ...of, cod_amount: collected ?? cash, status },
        ...{ delivery_charge: CHARGE, tracking_message: `Your package is ${status}.` },
      },
    }
  },
  failure: { status: 500, body: '<h1>Server Error</h1>' },
}

const CHARGE = 80

/** As what it paid in one go, with what it kept of that. */
function paymentsOf(taken: Consignment[]) {
  const numbers = [...new Set(taken.flatMap(({ paidIn }) => paidIn ?? []))].sort((one, other) => one - other)
  return numbers.map((id) => {
    const paid = taken.filter(({ paidIn }) => paidIn === id)
    const status = paid.some(({ isPaymentPending }) => isPaymentPending) ? 'pending' : 'paid'
    const consignments = paid.map(({ number, invoice, trackingCode, step, cash, collected }) => ({
      ...{ consignment_id: Number(number), invoice, tracking_code: trackingCode, cod_amount: collected ?? cash },
      ...{ delivery_charge: CHARGE, status: STATUSES[step] ?? 'unknown' },
    }))
    const amount = consignments.reduce((sum, each) => sum + each.cod_amount - each.delivery_charge, 0)
    return { id, amount, status, created_at: '2026-11-24T06:00:00.000000Z', consignments }
  })
}

function headOf({ consignments: _, ...head }: ReturnType<typeof paymentsOf>[number]) {
  return head
}

function problemsOf(json: Asked['json']): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (!/^[\w-]+$/.test(textOf(json['invoice']))) errors['invoice'] = ['The invoice format is invalid.']
  const most = (field: string, length: number) => {
    const text = textOf(json[field])
    if (text === '' || text.length > length)
      errors[field] = [`The ${field} may not be greater than ${length} characters.`]
  }
  most('recipient_name', 100)
  most('recipient_address', 250)
  if (!/^01[3-9]\d{8}$/.test(textOf(json['recipient_phone']))) errors['recipient_phone'] = ['Must be 11 digits.']
  if (!(Number(json['cod_amount']) >= 0)) errors['cod_amount'] = ['The cod amount must be at least 0.']
  return errors
}
