import type { SettlementMapping } from '../../src/contract/settlements.ts'
import type { Company } from '../../src/contract/values/couriers.ts'
import { decideRow } from '../../src/server/settlements/decide-row.ts'
import { listRows } from '../../src/server/settlements/list-settlements.ts'
import { loadReported } from '../../src/server/settlements/load-file.ts'
import { loadSheet } from '../../src/server/settlements/load-sheet.ts'
import { postFile } from '../../src/server/settlements/post-file.ts'
import { type Unsettled, unsettled } from './orders.queries.ts'
import { hoursBefore } from './place-order.ts'
import type { Then } from './then.ts'
import type { World } from './world.ts'

/** From the end of a parcel until its company tells of its payment. */
const HOURS_UNTIL_TOLD = 60
const CHARGES: Record<Company, { delivered: number; returned: number }> = {
  ...{ pathao: { delivered: 70, returned: 35 }, steadfast: { delivered: 60, returned: 30 } },
  redx: { delivered: 65, returned: 40 },
}

/** An error of a company’s, which the shop has to see. */
export type Planted = 'short' | 'forgotten' | 'stranger' | 'twice' | 'return_charged'

export interface PayDay {
  company: Company
  hoursAgo: number
  /** In the first row of the file that pays a parcel. */
  planted?: Planted
}

/** Each company pays once a week, and errs now and then. */
export const PAY_DAYS: PayDay[] = [
  ...[{ company: 'steadfast', hoursAgo: 690 } as const, { company: 'pathao', hoursAgo: 668 } as const],
  { company: 'redx', hoursAgo: 645 },
  { company: 'steadfast', hoursAgo: 522, planted: 'short' },
  ...[{ company: 'pathao', hoursAgo: 500 } as const, { company: 'redx', hoursAgo: 477 } as const],
  { company: 'steadfast', hoursAgo: 354, planted: 'twice' },
  { company: 'pathao', hoursAgo: 332, planted: 'return_charged' },
  { company: 'redx', hoursAgo: 309, planted: 'forgotten' },
  ...[{ company: 'steadfast', hoursAgo: 186, planted: 'stranger' } as const],
  { company: 'pathao', hoursAgo: 164, planted: 'short' },
  { company: 'redx', hoursAgo: 141 },
  { company: 'steadfast', hoursAgo: 18 },
]

interface Row {
  number: string
  invoice: string
  status: 'Delivered' | 'Returned'
  collected: number
  charge: number
}

/** What a company says that it paid is loaded and matched; Steadfast’s comes by its API, the others’ by a file. */
export async function payDay(then: Then, day: PayDay, world: World): Promise<void> {
  const { db, moment } = then
  const { company, planted } = day
  const rows = withErrors(
    (await toPay(db, day, world)).map((each) => rowOf(each, company)),
    planted,
  )
  if (rows.length === 0) return
  const date = moment.toISOString().slice(0, 10)
  const { signal } = new AbortController()
  const { id } =
    company === 'steadfast'
      ? await loadReported(db, null, { company, name: paymentNumber(moment), source: 'api', ...asTold(rows) })
      : await loadSheet(
          db,
          world.admin,
          { company, file: csvOf(rows), name: `${company}-${date}.csv`, mapping: MAPPING },
          signal,
        )
  await postFile(db, id, signal)
}

/** As Steadfast numbers what it pays. */
const paymentNumber = (moment: Date) => String(Math.floor(moment.getTime() / 86_400_000) - 18_000)

/** What a company has forgotten once it never pays. */
async function toPay(db: Then['db'], { company, hoursAgo }: PayDay, { filledAt }: World): Promise<Unsettled[]> {
  const endedBy = (hours: number) => unsettled(db, company, hoursBefore(filledAt, hours + HOURS_UNTIL_TOLD))
  const forgetful = PAY_DAYS.find((day) => day.company === company && day.planted === 'forgotten')
  const ended = await endedBy(hoursAgo)
  if (!forgetful || forgetful.hoursAgo < hoursAgo) return ended
  const dueThen = await endedBy(forgetful.hoursAgo)
  const forgotten =
    forgetful.hoursAgo === hoursAgo ? dueThen.filter(({ word }) => word === 'delivered').slice(-1) : dueThen
  return ended.filter(({ number }) => !forgotten.some((each) => each.number === number))
}

function rowOf({ number, invoice, word, cashPoisha, collectedPoisha }: Unsettled, company: Company): Row {
  const { delivered, returned } = CHARGES[company]
  if (word === 'returned' && !collectedPoisha)
    return { number, invoice, status: 'Returned', collected: 0, charge: returned }
  return { number, invoice, status: 'Delivered', collected: (collectedPoisha ?? cashPoisha) / 100, charge: delivered }
}

function withErrors(rows: Row[], planted: Planted | undefined): Row[] {
  const first = rows.find(({ status }) => status === 'Delivered')
  if (!first) return rows
  if (planted === 'short') return rows.map((row) => (row === first ? { ...row, collected: row.collected - 120 } : row))
  if (planted === 'return_charged')
    return rows.map((row) => (row === first ? { ...row, status: 'Returned', collected: 0, charge: 35 } : row))
  if (planted === 'twice') return [...rows, first]
  if (planted === 'stranger')
    return [...rows, { number: '24809917', invoice: '', status: 'Delivered', collected: 1_450, charge: 60 }]
  return rows
}

function asTold(rows: Row[]) {
  const told = rows.map(({ number, invoice, status, collected, charge }, at) => ({
    ...{ line: at + 1, number, invoice, kind: status === 'Returned' ? ('returned' as const) : ('paid' as const) },
    ...{ collectedPoisha: collected * 100, chargePoisha: charge * 100, netPoisha: (collected - charge) * 100 },
  }))
  return { rows: told, reportedPoisha: told.reduce((sum, { netPoisha }) => sum + netPoisha, 0) }
}

const MAPPING: SettlementMapping = {
  ...{ number: 'Consignment ID', invoice: 'Merchant Order ID', status: 'Status', collected: 'Collected Amount' },
  ...{ net: 'Payout', charges: ['Delivery Charge'] },
}

function csvOf(rows: Row[]): Uint8Array {
  const heads = 'Consignment ID,Merchant Order ID,Status,Collected Amount,Delivery Charge,Payout'
  const lines = rows.map(({ number, invoice, status, collected, charge }) =>
    [number, invoice, status, collected, charge, collected - charge].join(','),
  )
  return new TextEncoder().encode([heads, ...lines].join('\n'))
}

/** The first that is open, and of which nothing but a little is missing, the shop bears. */
export async function bearFirst({ db }: Then, { admin }: World): Promise<void> {
  const { items } = await listRows(db, { open: '1', limit: 100 })
  const short = items.findLast(({ verdict }) => verdict === 'short')
  const reason = 'Steadfast says the rider gave the wrong change; not worth another call'
  if (short?.id) await decideRow(db, admin, short.id, { decision: 'accepted', reason })
}
