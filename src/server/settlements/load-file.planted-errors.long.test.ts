import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '../../../demo/random.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { bringParcel } from '../testing/parcels.ts'
import {
  type Carried,
  type Cells,
  check,
  csvOf,
  givenCarried,
  givenCourierAccount,
  HEADS,
  keepSettlementsRunning,
  rowsShown,
  settle,
} from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
let accounts: { pathao: number; redx: number; bakers: number }
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  accounts = {
    pathao: await givenCourierAccount(shop, 'pathao'),
    redx: await givenCourierAccount(shop, 'redx'),
    bakers: await givenCourierAccount(shop, 'pathao', traders.baker.id),
  }
  await keepSettlementsRunning(shop)
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

type End = 'delivered' | 'refused' | 'on its way'

async function carried(end: End, company: 'pathao' | 'redx' = 'pathao', isOurs = true): Promise<Carried> {
  const accountId = isOurs ? accounts[company] : accounts.bakers
  const parcel = await givenCarried(shop, traders, { company, accountId, isOurs })
  const { token } = traders.admin
  if (end === 'delivered') await bringParcel(shop, token, parcel.parcelId, { stage: 'delivered' })
  if (end === 'refused') await bringParcel(shop, token, parcel.parcelId, { stage: 'refused', reason: 'Not at home' })
  return parcel
}

const row = (
  { number, invoice }: Pick<Carried, 'number' | 'invoice'>,
  status: string,
  collected: number,
  charge: number,
  net = collected - charge,
): Cells => [number, invoice, status, String(collected), String(charge), String(net)]
const right = (parcel: Carried) => row(parcel, 'Delivered', 1510, 90)

/** A kind of error: rows of a file, and what is found of each; `earlier` was in a file before. */
interface Planted {
  rows: [cells: Cells, found: string][]
  earlier?: Cells
}

/** Twenty kinds of what couriers get wrong, each of a parcel of its own. */
const KINDS: Record<string, (random: Random) => Promise<Planted>> = {
  async 'pays two taka less'() {
    return { rows: [[row(await carried('delivered'), 'Delivered', 1508, 90), 'short']] }
  },
  async 'pays much less'(random) {
    return { rows: [[row(await carried('delivered'), 'Delivered', random.between(1, 1400), 90), 'short']] }
  },
  async 'pays nothing of what it delivered'() {
    return { rows: [[row(await carried('delivered'), 'Delivered', 0, 90), 'short']] }
  },
  async 'pays two taka more'() {
    return { rows: [[row(await carried('delivered'), 'Delivered', 1512, 90), 'over']] }
  },
  async 'pays ten times as much'() {
    return { rows: [[row(await carried('delivered'), 'Delivered', 15_100, 90), 'over']] }
  },
  async 'charges a return of what it delivered'() {
    return { rows: [[row(await carried('delivered'), 'Returned', 0, 70), 'return_charged']] }
  },
  async 'charges a return of what it still has'() {
    return { rows: [[row(await carried('on its way'), 'Returned', 0, 70), 'not_returned']] }
  },
  async 'pays what it still has'() {
    return { rows: [[right(await carried('on its way')), 'not_delivered']] }
  },
  async 'pays what was refused'() {
    return { rows: [[right(await carried('refused')), 'not_delivered']] }
  },
  async 'collected cash for a return'() {
    return { rows: [[row(await carried('refused'), 'Returned', 500, 70), 'over']] }
  },
  async 'takes back an advance with a return'() {
    return { rows: [[row(await carried('refused'), 'Returned', -60, 70), 'short']] }
  },
  async 'says the same twice'() {
    const cells = right(await carried('delivered'))
    return {
      rows: [
        [cells, 'paid'],
        [cells, 'twice'],
      ],
    }
  },
  async 'says two sums of one parcel'() {
    const parcel = await carried('delivered')
    return {
      rows: [
        [right(parcel), 'paid'],
        [row(parcel, 'Delivered', 1200, 90), 'twice'],
      ],
    }
  },
  async 'charges a return twice'() {
    const cells = row(await carried('refused'), 'Returned', 0, 70)
    return {
      rows: [
        [cells, 'returned'],
        [cells, 'twice'],
      ],
    }
  },
  async 'pays another sum than before'() {
    const parcel = await carried('delivered')
    return { earlier: right(parcel), rows: [[row(parcel, 'Delivered', 1400, 90), 'differs']] }
  },
  async 'charges more than before'() {
    const parcel = await carried('delivered')
    return { earlier: right(parcel), rows: [[row(parcel, 'Delivered', 1510, 190), 'differs']] }
  },
  async 'mistypes a number'() {
    const { number } = await carried('delivered')
    return { rows: [[row({ number: `${number}7`, invoice: '' }, 'Delivered', 1510, 90), 'unknown']] }
  },
  async 'names another merchant’s parcel'(random) {
    return {
      rows: [[row({ number: '', invoice: `INV-${random.between(1, 9_999)}` }, 'Delivered', 700, 90), 'unknown']],
    }
  },
  async 'names another company’s parcel'() {
    const { number } = await carried('delivered', 'redx')
    return { rows: [[row({ number, invoice: '' }, 'Delivered', 1510, 90), 'unknown']] }
  },
  async 'mixes up two parcels'() {
    const [one, other] = [await carried('delivered'), await carried('delivered')]
    return { rows: [[right({ ...one, invoice: other.invoice }), 'mixed']] }
  },
  async 'puts a store’s own parcel into the shop’s file'() {
    return { rows: [[right(await carried('delivered', 'pathao', false)), 'not_ours']] }
  },
  async 'lists what it has not paid yet'(random) {
    const status = random.pick(['Unpaid', 'Pending', 'Hold', 'delivered_approval_pending', 'Out for Delivery'])
    return { rows: [[row(await carried('delivered'), status, 1510, 90), 'not_settled']] }
  },
  async 'lists what it pays only further down'() {
    const parcel = await carried('delivered')
    return {
      rows: [
        [row(parcel, 'Processing', 1510, 90), 'not_settled'],
        [right(parcel), 'paid'],
      ],
    }
  },
  async 'adds up wrongly'(random) {
    const net = 1420 - random.between(2, 900)
    return { rows: [[row(await carried('delivered'), 'Delivered', 1510, 90, net), 'wrong_sum']] }
  },
}

/** What is right, in many writings. */
const SOUND: (() => Promise<[Cells, string]>)[] = [
  async () => [right(await carried('delivered')), 'paid'],
  async () => [row(await carried('delivered'), 'DELIVERED', 1509, 90), 'paid'],
  async () => [row({ ...(await carried('delivered')), number: '' }, 'Paid', 1510, 0), 'paid'],
  async () => [row({ ...(await carried('delivered')), invoice: '' }, '', 1511, 120.5), 'paid'],
  async () => [row(await carried('refused'), 'Return', 0, 45), 'returned'],
  async () => {
    const { number, invoice } = await carried('delivered')
    return [[number, invoice, 'Delivered', '৳ ১,৫১০', '৯০', '1,420.00'], 'paid']
  },
]

test.each([1, 2])('of a file with twenty kinds of errors each is found, and no other (seed %i)', async (seed) => {
  const random = createRandom(seed)
  const { token } = traders.admin
  const planted = []
  for (const [kind, plant] of Object.entries(KINDS)) planted.push({ kind, ...(await plant(random)) })
  const sound = []
  for (const make of [...SOUND, ...SOUND, ...SOUND]) sound.push(await make())
  const unpaid = await carried('delivered')
  const earlier = planted.flatMap((each) => each.earlier ?? [])
  const known = sound.slice(0, 3).map(([cells]) => cells)
  const before = await settle(shop, token, {
    file: csvOf([...planted.flatMap((each) => (each.earlier ? [each.earlier] : [])), ...known]),
  })
  expect(new Set(Object.values(before))).toEqual(new Set(['paid']))
  expect(earlier.length).toBeGreaterThan(0)

  // Rows of one kind stay in their order; all others are shuffled between them.
  const groups = [
    ...planted.map(({ rows }) => rows),
    ...sound.map(([cells, verdict], at): [Cells, string][] => [[cells, at < 3 ? 'known' : verdict]]),
  ]
  const rows = shuffled(groups, random).flat()
  const cells = rows.map(([each]) => each)
  const file = seed === 1 ? csvOf(cells) : await writeXlsx({ sheets: [{ name: 'Payout', rows: [HEADS, ...cells] }] })
  const foretold = await check(shop, token, { file })
  expect(await settle(shop, token, { file })).toEqual(
    Object.fromEntries(rows.map(([, verdict], at) => [at + 2, verdict])),
  )
  const counted = Object.fromEntries(
    foretold.body.verdicts.map((each: { verdict: string; rows: number }) => [each.verdict, each.rows]),
  )
  expect(counted).toEqual(countsOf(rows.map(([, verdict]) => verdict)))

  await expectBooks(token, unpaid)
})

/** Somebody has to look at just what was planted; what couriers owe is what was delivered and not settled, which lists what is missing. */
async function expectBooks(token: string, unpaid: Carried): Promise<void> {
  const open = (await rowsShown(shop, token, { open: '1', limit: '100' })).body
  expect(open.map(({ verdict }: { verdict: string }) => verdict)).not.toContain('paid')
  const { body } = await shop.call('GET /api/settlements/unpaid', {}, token)
  expect(body.parcels).toContainEqual(expect.objectContaining({ parcelId: unpaid.parcelId, owed: 1510, days: 0 }))
  const balances = await balancesOf(shop.db)
  const owed = (balances['courier_owes pathao'] ?? 0) + (balances['courier_owes redx'] ?? 0)
  expect(body.owed * 100).toBe(owed)
  expect(body.count).toBe(await deliveredAndNotSettled())
  const inSuspense = open.reduce((sum: number, { suspense }: { suspense: number }) => sum + suspense, 0)
  expect(Math.round(inSuspense * 100)).toBe(balances['suspense pathao'])
}

async function deliveredAndNotSettled(): Promise<number> {
  const delivered = await shop.db
    .selectFrom('parcels')
    .select('id')
    .where('stage', '=', 'delivered')
    .where('collects_for', '=', 'shop')
    .execute()
  const settled = await shop.db.selectFrom('settlement_rows').select('subject').where('is_first', '=', true).execute()
  const subjects = new Set(settled.map(({ subject }) => subject))
  return delivered.filter(({ id }) => !subjects.has(`parcel:${id}`)).length
}

function shuffled<Thing>(things: Thing[], random: Random): Thing[] {
  const left = [...things]
  return things.flatMap(() => left.splice(random.whole(left.length), 1))
}

function countsOf(verdicts: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const verdict of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}
