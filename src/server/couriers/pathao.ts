import type { CourierStatus } from '#contract/values/couriers'
import type { NoAnswer } from '../platform/outbound/ask.ts'
import { momentAt, notBooked, notTold, poishaAt, rowsAt, textAt, valueAt, wordFor } from './ask-courier.ts'
import type { Answered, BookingRequest, Courier, CourierAccount, ListedArea, Request } from './courier.ts'
import { createTokens } from './pathao-tokens.ts'

const EVENTS: Record<string, CourierStatus> = {
  created: 'booked',
  updated: 'booked',
  'pickup-requested': 'booked',
  'assigned-for-pickup': 'booked',
  picked: 'collected',
  'at-the-sorting-hub': 'on_the_way',
  'in-transit': 'on_the_way',
  'received-at-last-mile-hub': 'on_the_way',
  'assigned-for-delivery': 'at_the_door',
  'on-hold': 'held',
  'delivery-failed': 'held',
  delivered: 'delivered',
  'partial-delivery': 'partly_delivered',
  exchanged: 'exchanged',
  'paid-return': 'paid_return',
  returned: 'refused',
  paid: 'settled',
  'pickup-cancelled': 'cancelled',
  'return-id-created': 'coming_back',
  'return-in-transit': 'coming_back',
  'returned-to-merchant': 'returned',
}
const STATUSES: Record<string, CourierStatus> = {
  pending: 'booked',
  picked: 'collected',
  in_transit: 'on_the_way',
  at_the_sorting_hub: 'on_the_way',
  received_at_last_mile_hub: 'on_the_way',
  assigned_for_delivery: 'at_the_door',
  on_hold: 'held',
  delivery_failed: 'held',
  delivered: 'delivered',
  partial_delivery: 'partly_delivered',
  return: 'refused',
  returned: 'refused',
  exchange: 'exchanged',
  paid_return: 'paid_return',
  pickup_cancelled: 'cancelled',
  return_in_transit: 'coming_back',
  returned_to_merchant: 'returned',
}

const NORMAL_DELIVERY = 48
const PARCEL = 2
/** Of its merchant page; every answer to a webhook carries it. */
const INTEGRATION_SECRET = 'f3992ecc-59da-4cbe-a049-a13da2018d51'

const tokens = createTokens()

/** Pathao Courier Merchant API (aladdin). It finds no consignment by our number, and cancels in its own panel alone. */
export const pathao: Courier = {
  async book(account, request) {
    const answer = await asked(account, {
      method: 'POST',
      path: '/aladdin/api/v1/orders',
      json: orderOf(account, request),
    })
    const number = 'isSent' in answer ? '' : textAt(answer.json, 'data.consignment_id')
    if ('isSent' in answer || number === '') return notBooked(answer)
    const chargePoisha = poishaAt(answer.json, 'data.delivery_fee')
    return { outcome: 'booked', number, trackingCode: number, chargePoisha }
  },
  find: null,
  async ask(account, { number }) {
    if (!number) return { outcome: 'unseen' }
    const path = `/aladdin/api/v1/orders/${encodeURIComponent(number)}/info`
    const answer = await asked(account, { method: 'GET', path })
    const said = 'isSent' in answer ? '' : textAt(answer.json, 'data.order_status_slug')
    if ('isSent' in answer || said === '') return notTold(answer)
    const word = wordFor(STATUSES, said.toLowerCase().replaceAll(/[ -]/g, '_'))
    return {
      outcome: 'told',
      word: {
        word,
        said,
        happenedAt: null,
        collectedPoisha: null,
        chargePoisha: null,
        reason: '',
      },
    }
  },
  cancel: null,
  async price(account, { area, grams }) {
    const [city, zone] = (area?.numbers ?? []).map(Number)
    const json = {
      store_id: account.keys.storeId,
      item_type: PARCEL,
      delivery_type: NORMAL_DELIVERY,
      item_weight: grams / 1000,
      recipient_city: city,
      recipient_zone: zone,
    }
    const answer = await asked(account, { method: 'POST', path: '/aladdin/api/v1/merchant/price-plan', json })
    return 'isSent' in answer ? null : poishaAt(answer.json, 'data.final_price')
  },
  async areas(account) {
    const cities = await listed(account, 'city-list', ['city', 1, null])
    const zones: ListedArea[] = []
    for (const { number } of cities)
      zones.push(...(await listed(account, `cities/${number}/zone-list`, ['zone', 2, number])))
    const areas: ListedArea[] = []
    for (const { number } of zones)
      areas.push(...(await listed(account, `zones/${number}/area-list`, ['area', 3, number])))
    return [...cities, ...zones, ...areas]
  },
  payments: null,
  /** No signature over what it says, by whatever name: the secret itself. */
  pushSecret({ headers }) {
    const secret = headers['x-pathao-signature']
    return typeof secret === 'string' && secret.length <= 200 ? secret : null
  },
  readWebhook(body) {
    const event = textAt(body, 'event')
    if (event === 'webhook_integration') return 'hello'
    const number = textAt(body, 'consignment_id')
    const invoice = textAt(body, 'merchant_order_id')
    if (!event.startsWith('order.') || (!number && !invoice)) return null
    return {
      number,
      invoice,
      word: wordFor(EVENTS, event.slice('order.'.length)),
      said: event,
      happenedAt: momentAt(body, 'timestamp'),
      reason: textAt(body, 'reason').slice(0, 200),
      collectedPoisha: poishaAt(body, 'collected_amount'),
      chargePoisha: poishaAt(body, 'delivery_fee'),
    }
  },
  webhookAnswer: {
    headers: { 'X-Pathao-Merchant-Webhook-Integration-Secret': INTEGRATION_SECRET },
    body: { message: 'ok' },
    helloStatus: 202,
  },
}

function orderOf({ keys }: CourierAccount, request: BookingRequest) {
  const { invoice, name, phone, altPhone, address, area, cash, pieces, grams, contents, note } = request
  const [city, zone, quarter] = (area?.numbers ?? []).map(Number)
  return {
    store_id: Number(keys.storeId),
    merchant_order_id: invoice,
    recipient_name: name,
    recipient_phone: phone,
    ...(altPhone && { recipient_secondary_phone: altPhone }),
    recipient_address: address,
    recipient_city: city,
    recipient_zone: zone,
    recipient_area: quarter,
    delivery_type: NORMAL_DELIVERY,
    item_type: PARCEL,
    item_quantity: pieces,
    item_weight: grams / 1000,
    item_description: contents,
    special_instruction: note,
    amount_to_collect: cash,
  }
}

/** With a token; one that is not known any more is asked for anew, once. */
async function asked(account: CourierAccount, request: Request): Promise<Answered | NoAnswer> {
  const token = await tokens.tokenOf(account)
  if (typeof token !== 'string') return token
  const headers = (bearer: string) => ({ authorization: `Bearer ${bearer}` })
  const answer = await account.ask({ ...request, headers: headers(token) })
  if ('isSent' in answer || answer.status !== 401) return answer
  tokens.forget(account)
  const renewed = await tokens.tokenOf(account)
  return typeof renewed === 'string' ? await account.ask({ ...request, headers: headers(renewed) }) : renewed
}

async function listed(
  account: CourierAccount,
  path: string,
  [what, level, parent]: ['city' | 'zone' | 'area', ListedArea['level'], string | null],
): Promise<ListedArea[]> {
  const answer = await asked(account, { method: 'GET', path: `/aladdin/api/v1/${path}`, isList: true })
  if ('isSent' in answer || answer.status !== 200 || valueAt(answer.json, 'data.data') === undefined)
    throw new Error(`Pathao does not tell its ${path}.`)
  return rowsAt(answer.json, 'data.data').map((row) => ({
    level,
    parent,
    number: textAt(row, `${what}_id`),
    name: textAt(row, `${what}_name`),
  }))
}
