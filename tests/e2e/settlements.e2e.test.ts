import { writeXlsx } from 'hucre/xlsx'
import type { Page, Route } from 'playwright-core'
import { carriedBy, expect, newOrder, type Placed, setUp, test, untilStage } from './carried.ts'
import { wrongByDayAndNight } from './findings.ts'
import { open, savedBy, sees, untilAt, untilCaughtUp } from './look.ts'
import { theAdmin } from './people.ts'
import { untilToasted } from './toasts.ts'

const WIDTHS = [360, 768, 1280]
const HEADS = ['Consignment ID', 'Status', 'Collected Amount', 'Delivery Charge', 'Payout']

const main = (page: Page) => page.getByRole('main')
const chooseFile = (page: Page, name: string, content: Uint8Array | string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
const column = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

test('an admin loads what Pathao says that it paid, as CSV and as a workbook, bears a difference and asks for the rest', async ({
  shop,
  couriers,
  visit,
}) => {
  await setUp(shop.url, couriers.pathao)
  const delivered = async () => {
    const placed: Placed = await newOrder(shop.url, { priceTaka: 800, quantity: 1 })
    const taken = await carriedBy(couriers.pathao, placed)
    expect(await couriers.pathao.bring(taken, 'delivered', 860)).toBe(200)
    await untilStage(placed, 'delivered')
    return taken.number
  }
  const [paid, short, later, unpaid] = [await delivered(), await delivered(), await delivered(), await delivered()]
  const page = await visit({ as: await theAdmin(shop.url), viewport: { width: 360, height: 740 } })

  await open(page, '/dashboard/settlements')
  await main(page).getByRole('link', { name: 'Load a file' }).click()
  await untilAt(page, '/dashboard/settlements/load')
  await main(page).getByText('Choose the courier first.').waitFor()
  await column(page, 'Courier').selectOption('pathao')
  const rows = [
    HEADS,
    [paid, 'Delivered', '860', '80', '780'],
    [short, 'Delivered', '700', '80', '620'],
    ['DL9', 'Delivered', '50', '0', '50'],
    ['', 'Total', '1610', '160', '1450'],
  ]
  await chooseFile(page, 'pathao.csv', rows.map((cells) => cells.join(',')).join('\n'))
  await sees(page, '3 rows: collected ৳1,610, charged ৳160, paid out ৳1,450.')
  for (const words of ['Paid: 1', 'Underpaid: 1', 'Unknown parcel: 1']) await sees(page, words)
  await sees(page, 'Left out: 1')
  await expect.poll(() => column(page, 'Amount paid out').inputValue()).toBe('Payout')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.getByRole('button', { name: 'Load 3 rows' }).focus()
  await page.keyboard.press('Enter')
  await untilAt(page, '/dashboard/settlements?fileId=1')
  await untilJudged(page, 'Underpaid')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])

  await loadWorkbook(page, later)
  await writeOff(page, short)
  await main(page).getByText('Left out: 1').click()
  await main(page).getByText('looks like a total').waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])

  await open(page, '/dashboard/overview')
  const panel = main(page).getByRole('region', { name: 'Settlements' })
  await panel.getByText('1 row, ৳50').waitFor()
  await panel.getByRole('link', { name: 'Pathao' }).click()
  await untilAt(page, '/dashboard/settlements')
  const { lines } = await savedBy(page, 'Dispute report for Pathao')
  expect(lines.slice(1)).toEqual(['DL9,,Unknown parcel,,50.00,0.00,50.00,,'])

  await main(page).getByRole('link', { name: 'Delivered but not paid' }).click()
  await sees(page, '1 parcel, ৳860 in all')
  await main(page).getByRole('link', { name: unpaid }).waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
})

test('a file that was loaded under the wrong courier is asked about twice, and taken back', async ({ shop, visit }) => {
  const page = await visit({ as: await theAdmin(shop.url), viewport: { width: 360, height: 740 } })
  await open(page, '/dashboard/settlements/load')
  await column(page, 'Courier').selectOption('redx')
  await chooseFile(page, 'of-another.csv', [HEADS, ['DL7', 'Delivered', '900', '90', '810']].join('\n'))
  await page.getByRole('button', { name: 'Load 1 row' }).click()
  await page.getByText('1 of 1 rows match no parcel of RedX.').waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.getByRole('button', { name: 'Load anyway' }).click()
  await page.waitForURL(/settlements\?fileId=/)
  await untilJudged(page, 'Unknown parcel')
  await main(page).getByRole('button', { name: 'Mark as not received: DL7' }).waitFor()
  await main(page).getByRole('button', { name: 'Reverse this file: of-another.csv' }).click()
  await page.getByRole('dialog').getByText('Reverse of-another.csv of RedX? The ৳810 of 1 row').waitFor()
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await page.getByRole('dialog').getByLabel('Reason').fill('It is Pathao’s')
  await page.keyboard.press('Enter')
  await sees(page, 'Reversed: It is Pathao’s')
  await open(page, '/dashboard/settlements')
  await main(page).getByRole('rowheader', { name: 'DL7' }).waitFor({ state: 'detached' })
})

test('rows are read after what says whether all of them are judged: none stays on screen as it was before', async ({
  shop,
  visit,
}) => {
  const page = await visit({ as: await theAdmin(shop.url) })
  let rows = 0
  page.on('request', (request) => (rows += Number(request.url().includes('/api/settlements/rows?'))))
  const files = new Promise<Route>((resolve) => void page.route(/\/api\/settlements\?limit=10/, resolve, { times: 1 }))
  await open(page, '/dashboard/settlements')
  const call = await files
  await untilCaughtUp(page)
  expect(rows).toBe(0)
  await call.continue()
  await expect.poll(() => rows).toBe(1)
})

/** Whose heads nobody knows: they are mapped by hand, and are known the next time. */
async function loadWorkbook(page: Page, number: string): Promise<void> {
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'About',
        rows: [
          ['Merchant', 'Haat'],
          ['Week', 47],
        ],
      },
      {
        name: 'Payout',
        rows: [
          ['Nr', 'In hand', 'Kept back'],
          [number, 860, 80],
        ],
      },
    ],
  })
  await open(page, '/dashboard/settlements/load')
  await column(page, 'Courier').selectOption('pathao')
  await chooseFile(page, 'pathao.xlsx', workbook)
  await expect.poll(() => column(page, 'Sheet of the workbook').inputValue()).toBe('About')
  expect(await wrongByDayAndNight(page, WIDTHS)).toEqual([])
  await column(page, 'Sheet of the workbook').selectOption('Payout')
  await expect.poll(() => column(page, 'Sheet of the workbook').inputValue()).toBe('Payout')
  await page.locator('[aria-invalid=true]').first().waitFor()
  await column(page, 'Courier’s parcel number').selectOption('Nr')
  await column(page, 'Cash collected').selectOption('In hand')
  await page.getByRole('checkbox', { name: 'Kept back' }).check()
  await page.getByRole('button', { name: 'Check again' }).click()
  await sees(page, '1 row: collected ৳860, charged ৳80, paid out ৳780.')
  await page.getByRole('button', { name: 'Load 1 row' }).click()
  await untilAt(page, '/dashboard/settlements?fileId=2')
  await untilJudged(page, 'Paid')
  await open(page, '/dashboard/settlements/load')
  await column(page, 'Courier').selectOption('pathao')
  await chooseFile(page, 'pathao.xlsx', workbook)
  await sees(page, 'Same as last time.')
  await sees(page, 'Already loaded: 1')
}

async function writeOff(page: Page, number: string): Promise<void> {
  await open(page, '/dashboard/settlements')
  await page.getByRole('button', { name: `Write off ৳160 (shop pays): ${number}` }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Told by phone')
  await page.keyboard.press('Enter')
  await untilToasted(page, 'success')
  await main(page).getByRole('rowheader', { name: number }).waitFor({ state: 'detached' })
}

/** A job judges what is loaded; the page looks again by itself. */
async function untilJudged(page: Page, words: string): Promise<void> {
  await main(page)
    .getByRole('table', { name: /^Settlement rows/ })
    .getByText(words, { exact: true })
    .first()
    .waitFor()
}
