import { sql } from 'kysely'
import { expect } from 'vitest'
import type { SettlementMapping } from '#contract/settlements'
import type { Company } from '#contract/values/couriers'
import type { Decision } from '#contract/values/settlements'
import { createCourierSecrets } from '../couriers/secrets.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { repostKept, repostMoved } from '../settlements/repost.ts'
import { settlementsJobs } from '../settlements/settlements.work.ts'
import { keepTestJobsRunning } from './jobs.ts'
import { order, orderBody } from './orders.ts'
import { bringParcel } from './parcels.ts'
import { type Answer, TEST_SECRET, type TestShop } from './shop.ts'
import type { Traders } from './traders.ts'
import { eventually } from './waiting.ts'

const WAYS = { secrets: createCourierSecrets(TEST_SECRET), pretend: {} }

/** Jobs that settle what is loaded, and those of another room where they are named, until the shop is closed. */
export async function keepSettlementsRunning(
  shop: TestShop,
  others: (serve: ServeJob) => void = () => undefined,
): Promise<void> {
  await keepTestJobsRunning(shop, {
    serve: (serve) => {
      settlementsJobs(serve, WAYS)
      others(serve)
    },
    subscribers: {
      'parcel.moved': { settlements: repostMoved },
      'parcel.kept_known': { settlements: repostKept },
    },
  })
}

/** An account with a company, of the shop where no store is named, put into the table. */
export async function givenCourierAccount({ db }: TestShop, company: Company, vendorId: number | null = null) {
  const { id } = await db
    .insertInto('courier_accounts')
    .values({
      ...{ company, vendor_id: vendorId, environment: 'pretend', sealed_keys: WAYS.secrets.sealKeys({}) },
      push_digest: WAYS.secrets.digestOf(WAYS.secrets.newWebhookSecret()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Carried {
  parcelId: number
  lineId: number
  number: string
  invoice: string
}

let numbers = 0

/** A parcel of 1,450 taka and 60 for its delivery, two pieces where asked, that a company has. */
export async function givenCarried(
  shop: TestShop,
  { customer, baker }: Pick<Traders, 'customer' | 'baker'>,
  {
    company,
    accountId,
    isOurs = true,
    quantity = 1,
  }: { company: Company; accountId: number; isOurs?: boolean; quantity?: number },
): Promise<Carried> {
  const productId = await shop.given.product({ vendorId: baker.id })
  const { body } = await order(shop, customer.token, orderBody([{ productId, quantity }]))
  const parcelId: number = body.parcels[0].id
  const names = await handToCompany(shop, parcelId, {
    token: baker.token,
    askedBy: customer.id,
    company,
    accountId,
    isOurs,
  })
  return { parcelId, lineId: body.items[0].id, ...names }
}

interface Handed {
  /** Of the parcel’s store. */
  token: string
  askedBy: number
  company: Company
  accountId: number
  isOurs?: boolean
}

/** A company has a parcel from now on: the shop’s where it is not said to be the store’s. */
export async function handToCompany(
  shop: TestShop,
  parcelId: number,
  { token, askedBy, company, accountId, isOurs = true }: Handed,
): Promise<Pick<Carried, 'number' | 'invoice'>> {
  await bringParcel(shop, token, parcelId, { stage: 'handed_over' })
  const collects_for = isOurs ? ('shop' as const) : ('store' as const)
  await shop.db.updateTable('parcels').set({ courier: company, collects_for }).where('id', '=', parcelId).execute()
  numbers += 1
  const number = `DL${240_000 + numbers}`
  const invoice = `H${parcelId}`
  await shop.db
    .insertInto('consignments')
    .values({
      ...{ parcel_id: parcelId, account_id: accountId, invoice, number, state: 'booked', word: 'booked' },
      asked_by: askedBy,
      asked_for: 'shop',
      recipient: '{}',
      cash_poisha: 151_000,
    })
    .execute()
  return { number, invoice }
}

/** As a company’s file has it: taka, as text. */
export type Cells = string[]
export const HEADS = ['Consignment ID', 'Merchant Order ID', 'Status', 'Collected Amount', 'Delivery Charge', 'Payout']
export const MAPPING: SettlementMapping = {
  ...{ number: 'Consignment ID', invoice: 'Merchant Order ID', status: 'Status', collected: 'Collected Amount' },
  ...{ net: 'Payout', charges: ['Delivery Charge'] },
}

export function csvOf(rows: Cells[], heads = HEADS): string {
  return [heads, ...rows].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
}

export interface Upload {
  company?: string
  file: string | Uint8Array
  name?: string
  sheet?: string
  mapping?: SettlementMapping
}

async function upload(
  shop: TestShop,
  token: string,
  path: string,
  { company = 'pathao', file, name, sheet, mapping }: Upload,
) {
  const form = new FormData()
  form.append('company', company)
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'settlement')
  if (name) form.append('name', name)
  if (sheet) form.append('sheet', sheet)
  if (mapping) form.append('mapping', JSON.stringify(mapping))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(shop.url + path, { method: 'POST', headers, body: form })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

export function check(shop: TestShop, token: string, given: Upload): Promise<Answer> {
  return upload(shop, token, '/api/settlements/check', given)
}

/** Loads a file, by the columns of `HEADS` where no others are named. */
export function load(shop: TestShop, token: string, given: Upload): Promise<Answer> {
  return upload(shop, token, '/api/settlements', { name: 'pathao.csv', mapping: MAPPING, ...given })
}

/** Loads a file, and waits until all of its rows are judged. Answers their verdicts by line. */
export async function settle(shop: TestShop, token: string, given: Upload): Promise<Record<number, string>> {
  await keepSettlementsRunning(shop)
  const { status, body } = await load(shop, token, given)
  expect([status, body]).toEqual([200, { id: expect.any(Number), isNew: expect.any(Boolean) }])
  return await verdictsOf(shop, body.id)
}

export async function verdictsOf({ db }: TestShop, fileId: number): Promise<Record<number, string>> {
  const rows = db
    .selectFrom('settlement_rows')
    .select(['line', 'verdict'])
    .where('file_id', '=', fileId)
    .where(sql<boolean>`gone is distinct from 'judged_again'`)
    .orderBy('line')
  const file = db.selectFrom('settlement_files').select('row_count').where('id', '=', fileId)
  return await eventually(async () => {
    const judged = await rows.execute()
    expect(judged.length).toBe((await file.executeTakeFirstOrThrow()).row_count)
    return Object.fromEntries(judged.map(({ line, verdict }) => [line, verdict]))
  })
}

export function rowsShown(shop: TestShop, token: string, query: Record<string, string> = {}): Promise<Answer> {
  return shop.call('GET /api/settlements/rows', { query }, token)
}

export function decide(
  shop: TestShop,
  token: string,
  id: number,
  decision: Decision,
  reason = 'Told by phone',
): Promise<Answer> {
  return shop.call('PUT /api/settlements/rows/:id', { params: { id: String(id) }, body: { decision, reason } }, token)
}

export function takeBack(
  shop: TestShop,
  token: string,
  fileId: number,
  reason = 'Of another courier',
): Promise<Answer> {
  return shop.call('PUT /api/settlements/:id/taken-back', { params: { id: String(fileId) }, body: { reason } }, token)
}
