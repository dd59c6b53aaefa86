import type { Readable } from 'node:stream'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { asActor, type Db } from '../platform/database/db.ts'
import { writeFile } from '../platform/limits/file-turns.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  accountData,
  addressData,
  cartData,
  consentData,
  contactChangeData,
  deedData,
  documentData,
  messageData,
  type Part,
  payoutAccountData,
  preferenceData,
  sessionData,
  storeData,
  twoStepData,
} from './own-data.queries.ts'
import { orderData, refundData, taxInvoiceData } from './own-trade.queries.ts'

const AT_ONCE = 200
const FILES: RateLimit = {
  kind: 'own_data',
  most: 10,
  windowSeconds: 3600,
  refusal: m.account_limit_files,
}

type Listed = (db: Db, accountId: number, part: Part) => Promise<{ id: number }[]>

/** JSON, streamed, read under row security as the person, admins too. Refuses `too_many_attempts`. */
export async function ownData(bound: Db, actor: Actor): Promise<Readable> {
  const { id } = actor
  const db = actor.role === 'Admin' ? asActor(bound, { ...actor, role: 'User' }) : bound
  await spend(db, FILES, `account:${id}`)
  const account = await accountData(db, id)
  if (!account) throw new Refusal('session_ended')
  const stores = await storeData(db, id)
  const addresses = await addressData(db, id)
  const cart = await cartData(db, id)
  const preferences = await preferenceData(db, id)
  const twoStep = await twoStepData(db, id)
  const whole = { writtenAt: new Date(), account, twoStep, addresses, stores, cart, preferences }
  return writeFile(id, fileOf(db, id, whole))
}

async function* fileOf(db: Db, id: number, whole: object): AsyncGenerator<string> {
  yield JSON.stringify(whole).slice(0, -1)
  const lists = {
    contactChanges: contactChangeData,
    consents: consentData,
    sessions: sessionData,
    orders: orderData,
    refunds: refundData,
    taxInvoices: taxInvoiceData,
    papers: documentData,
    payoutAccounts: payoutAccountData,
    messages: messageData,
    deeds: deedData,
  }
  for (const [name, read] of Object.entries(lists)) yield* listed(name, (part) => read(db, id, part))
  yield '}\n'
}

/** In parts, so that years of orders cost no memory. */
async function* listed(name: string, read: (part: Part) => ReturnType<Listed>): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`
  let after = 0
  for (;;) {
    const rows = await read({ after, limit: AT_ONCE })
    const last = rows.at(-1)
    if (!last) break
    yield (after === 0 ? '' : ',') + JSON.stringify(rows).slice(1, -1)
    after = last.id
  }
  yield ']'
}
