import type { CourierStatus } from '#contract/values/couriers'
import { m } from '#messages'
import type { NoAnswer } from '../platform/outbound/ask.ts'
import { dhakaTimeAt, notBooked, notTold, poishaAt, rowsAt, textAt, valueAt, wordFor, wordsIn } from './ask-courier.ts'
import type { Answered, Asked, Courier, CourierAccount, StatusReport } from './courier.ts'

const WORDS: Record<string, CourierStatus> = {
  in_review: 'booked',
  pending: 'booked',
  hold: 'held',
  delivered_approval_pending: 'told_delivered',
  partial_delivered_approval_pending: 'told_partly',
  cancelled_approval_pending: 'told_refused',
  delivered: 'delivered',
  partial_delivered: 'partly_delivered',
  cancelled: 'refused',
}

/** Steadfast Courier (Packzy), API v1. It takes an invoice once, and can be asked by it. */
export const steadfast: Courier = {
  async book(account, { invoice, name, phone, altPhone, address, cash, note, contents, pieces }) {
    const json = {
      invoice,
      recipient_name: name,
      recipient_phone: phone,
      recipient_address: address,
      cod_amount: cash,
      ...(altPhone && { alternative_phone: altPhone }),
      note,
      item_description: contents,
      total_lot: pieces,
      delivery_type: 0,
    }
    const answer = await account.ask({ method: 'POST', path: '/create_order', headers: keysOf(account), json })
    const number = 'isSent' in answer ? '' : textAt(answer.json, 'consignment.consignment_id')
    if ('isSent' in answer || number === '') return notBooked(answer)
    return {
      outcome: 'booked',
      number,
      chargePoisha: null,
      trackingCode: textAt(answer.json, 'consignment.tracking_code'),
    }
  },
  find: (account, invoice) => fetchStatus(account, `/status_by_invoice/${encodeURIComponent(invoice)}`),
  ask: (account, { number, invoice }) =>
    fetchStatus(
      account,
      number ? `/status_by_cid/${encodeURIComponent(number)}` : `/status_by_invoice/${encodeURIComponent(invoice)}`,
    ),
  /** It knows no cancelling; what it has is asked back. */
  async cancel(account, { number, invoice }, reason) {
    const json = { ...(number ? { consignment_id: Number(number) } : { invoice }), reason }
    const answer = await account.ask({ method: 'POST', path: '/create_return_request', headers: keysOf(account), json })
    if (!('isSent' in answer) && valueAt(answer.json, 'id') !== undefined) return { outcome: 'accepted' }
    const { outcome, why } = notBooked(answer)
    return { outcome: outcome === 'later' ? 'unanswered' : outcome, why }
  },
  price: null,
  areas: null,
  payments: { list: listPayments, read: readPayment },
  pushSecret({ headers: { authorization } }) {
    return /^Bearer (\S{1,200})$/i.exec(String(authorization ?? ''))?.[1] ?? null
  },
  readWebhook(body) {
    const number = textAt(body, 'consignment_id')
    const invoice = textAt(body, 'invoice')
    if (!number && !invoice) return null
    return { number, invoice, ...toldIn(body) }
  },
  webhookAnswer: { body: { status: 'success', message: 'ok' } },
}

/** An update of the way says only words. A partial delivery names no sum of its own: `cod_amount` is what was to be collected. */
function toldIn(body: unknown): StatusReport {
  const status = textAt(body, 'status').toLowerCase()
  const word = wordFor(WORDS, status)
  return {
    word,
    said: status || textAt(body, 'tracking_message').slice(0, 200),
    reason: '',
    happenedAt: dhakaTimeAt(body, 'updated_at'),
    collectedPoisha: word === 'delivered' ? poishaAt(body, 'cod_amount') : null,
    chargePoisha: poishaAt(body, 'delivery_charge'),
  }
}

async function fetchStatus(account: CourierAccount, path: string): Promise<Asked> {
  const answer = await account.ask({ method: 'GET', path, headers: keysOf(account) })
  if ('isSent' in answer) return notTold(answer)
  const said = textAt(answer.json, 'delivery_status').toLowerCase()
  if (answer.status !== 200 || said === '')
    return answer.status === 200 ? { outcome: 'unanswered', why: wordsIn(answer) } : notTold(answer)
  const word = wordFor(WORDS, said)
  return {
    outcome: 'told',
    word: { word, said, happenedAt: null, collectedPoisha: null, chargePoisha: null, reason: '' },
  }
}

/** Its documents name no list around them: as it comes, or under a name. */
async function listPayments(account: CourierAccount) {
  const answer = await account.ask({ method: 'GET', path: '/payments', headers: keysOf(account), isList: true })
  if ('isSent' in answer || answer.status !== 200) return paymentsNotReported(answer)
  const rows = ['payments', 'data', ''].map((path) => rowsAt(answer.json, path)).find((found) => found.length > 0)
  return { numbers: (rows ?? []).map((row) => textAt(row, 'id')).filter((number) => number !== '') }
}

/** Its documents name none: a word that is not known to be the last is asked for again. */
const FINAL_PAYMENTS = ['paid', 'completed', 'complete', 'disbursed', 'settled', 'success']

async function readPayment(account: CourierAccount, number: string) {
  const path = `/payments/${encodeURIComponent(number)}`
  const answer = await account.ask({ method: 'GET', path, headers: keysOf(account), isList: true })
  if ('isSent' in answer || answer.status !== 200) return paymentsNotReported(answer)
  const payment = valueAt(answer.json, 'payment') ?? valueAt(answer.json, 'data') ?? answer.json
  const said = textAt(payment, 'status').toLowerCase()
  return {
    isFinal: FINAL_PAYMENTS.includes(said),
    said,
    paidPoisha: poishaAt(payment, 'amount'),
    consignments: rowsAt(payment, 'consignments').map((row) => ({
      number: textAt(row, 'consignment_id'),
      invoice: textAt(row, 'invoice'),
      said: textAt(row, 'status'),
      collectedPoisha: poishaAt(row, 'cod_amount') ?? 0,
      chargePoisha: poishaAt(row, 'delivery_charge') ?? 0,
    })),
  }
}

function paymentsNotReported(answer: Answered | NoAnswer) {
  const told = notTold(answer)
  return told.outcome === 'unseen' ? ({ outcome: 'unanswered', why: m.couriers_gave_no_answer() } as const) : told
}

function keysOf({ keys: { apiKey = '', secretKey = '' } }: CourierAccount): Record<string, string> {
  return { 'api-key': apiKey, 'secret-key': secretKey }
}
