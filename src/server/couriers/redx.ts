import type { CourierStatus } from '#contract/values/couriers'
import { m } from '#messages'
import { momentAt, notBooked, notTold, poishaAt, rowsAt, textAt, valueAt, wordFor } from './ask-courier.ts'
import type { Courier, CourierAccount, ListedArea } from './courier.ts'

const WORDS: Record<string, CourierStatus> = {
  'pickup-pending': 'booked',
  'ready-for-delivery': 'collected',
  'delivery-in-progress': 'at_the_door',
  delivered: 'delivered',
  'agent-hold': 'held',
  'agent-returning': 'coming_back',
  returned: 'returned',
  cancelled: 'cancelled',
}

/** RedX open API, v1. Its areas stand below the divisions; it says nowhere what was collected. */
export const redx: Courier = {
  async book(account, { invoice, name, phone, altPhone, address, area, cash, value, grams, note, contents }) {
    const json = {
      customer_name: name,
      customer_phone: phone,
      customer_address: address,
      delivery_area: area?.names.at(-1) ?? '',
      delivery_area_id: Number(area?.numbers.at(-1)),
      merchant_invoice_id: invoice,
      cash_collection_amount: String(cash),
      parcel_weight: grams,
      value,
      // It has no field for a second phone.
      instruction: [altPhone && m.couriers_second_phone({ phone: altPhone }), note].filter(Boolean).join(' '),
      is_closed_box: false,
      pickup_store_id: Number(account.keys.pickupStoreId),
      parcel_details_json: [{ name: contents, category: 'clothing', value }],
    }
    const answer = await account.ask({ method: 'POST', path: '/parcel', headers: keysOf(account), json })
    const number = 'isSent' in answer ? '' : textAt(answer.json, 'tracking_id')
    if ('isSent' in answer || number === '') return notBooked(answer)
    return { outcome: 'booked', number, trackingCode: '', chargePoisha: null }
  },
  find: null,
  async ask(account, { number }) {
    if (!number) return { outcome: 'unseen' }
    const path = `/parcel/info/${encodeURIComponent(number)}`
    const answer = await account.ask({ method: 'GET', path, headers: keysOf(account) })
    const said = 'isSent' in answer ? '' : textAt(answer.json, 'parcel.status')
    if ('isSent' in answer || said === '') return notTold(answer)
    return {
      outcome: 'told',
      word: {
        word: wordFor(WORDS, said),
        said,
        happenedAt: null,
        collectedPoisha: null,
        reason: '',
        chargePoisha: poishaAt(answer.json, 'parcel.charge'),
      },
    }
  },
  async cancel(account, { number }, reason) {
    const json = {
      entity_type: 'parcel-tracking-id',
      entity_id: number,
      update_details: { property_name: 'status', new_value: 'cancelled', reason },
    }
    const answer = await account.ask({ method: 'PATCH', path: '/parcels', headers: keysOf(account), json })
    if (!('isSent' in answer) && valueAt(answer.json, 'success') === true) return { outcome: 'accepted' }
    const { outcome, why } = notBooked(answer)
    return { outcome: outcome === 'later' ? 'unanswered' : outcome, why }
  },
  // Its calculator wants the area of the pickup, too, which an account does not name and none of its documented calls tells.
  price: null,
  async areas(account) {
    const answer = await account.ask({ method: 'GET', path: '/areas', headers: keysOf(account), isList: true })
    if ('isSent' in answer || answer.status !== 200) throw new Error(`RedX tells no areas: ${notTold(answer).outcome}`)
    const divisions = new Set<string>()
    const areas = rowsAt(answer.json, 'areas').map((area): ListedArea => {
      const division = textAt(area, 'division_name')
      divisions.add(division)
      return { level: 2, number: textAt(area, 'id'), parent: division, name: textAt(area, 'name') }
    })
    return [...[...divisions].map((name): ListedArea => ({ level: 1, number: name, parent: null, name })), ...areas]
  },
  payments: null,
  /** It stands in the address that it calls. */
  pushSecret({ query: { token } }) {
    return typeof token === 'string' && token.length <= 200 ? token : null
  },
  readWebhook(body) {
    const number = textAt(body, 'tracking_number')
    const said = textAt(body, 'status').toLowerCase()
    if (!number || !said) return null
    return {
      number,
      invoice: textAt(body, 'invoice_number'),
      word: wordFor(WORDS, said),
      said,
      happenedAt: momentAt(body, 'timestamp'),
      collectedPoisha: null,
      chargePoisha: null,
      reason: '',
    }
  },
  webhookAnswer: { body: { success: true } },
}

function keysOf({ keys: { accessToken = '' } }: CourierAccount): Record<string, string> {
  return { 'api-access-token': `Bearer ${accessToken}` }
}
