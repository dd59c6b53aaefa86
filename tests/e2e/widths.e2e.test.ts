import type { Page } from 'playwright-core'
import { query } from './database.ts'
import { newGarment } from './goods.ts'
import { newInvoice } from './invoiced.ts'
import { open, sees, untilLoaded } from './look.ts'
import { orderPieces } from './ordering.ts'
import { sticksOut } from './page-errors.ts'
import { newCustomer, newVendor, theAdmin } from './people.ts'
import { newStore } from './selling.ts'
import { newStatement } from './statements.ts'
import { expect, test } from './visit.ts'

const BETWEEN_PHONE_AND_LAPTOP = [712, 768, 900, 1024, 1208]
const LISTS = [
  ...['vendors', 'users', 'orders', 'overview', 'messages', 'settings', 'commission', 'settlements'],
  ...['settlements/unpaid', 'refunds', 'payouts', 'payouts?list=paid', 'papers', 'statements', 'invoices'],
]
const LONG_WORD = 'Rajshahi-Chapainawabganjsilkweaverscooperative'

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** A store whose name and address hold any column open that lets them. */
async function newStoreOfLongName() {
  const store = await newStore()
  const contact = `${LONG_WORD}.${store.vendorId}@example.com`
  await query('update vendors set store_name = $2, contact_email = $3 where id = $1', [
    store.vendorId,
    `${LONG_WORD} ${store.vendorId}`,
    contact,
  ])
  return store
}

/** Words and addresses of these cells that go on in a second line. A hyphen may end a line. */
async function brokenWords(page: Page, cells: string): Promise<string[]> {
  return await page.locator(cells).evaluateAll((all) =>
    all.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}

/** Buttons that reach beyond the table that they stand in. */
async function besideTable(page: Page): Promise<string[]> {
  return await page.locator('.list-table .button').evaluateAll((all) =>
    all.flatMap((button) => {
      const { right = 0 } = button.closest('table')?.getBoundingClientRect() ?? {}
      return button.getBoundingClientRect().right > right + 1 ? [button.textContent ?? ''] : []
    }),
  )
}

test('no list of the office scrolls sideways on a tablet, whatever long words its rows hold', async ({ visit }) => {
  const { vendorId } = await newStoreOfLongName()
  await newGarment({ vendorId })
  await newInvoice({ vendorId, statementId: await newStatement({ vendorId }) })
  // Three buttons stand in its row.
  await newVendor()
  const page = await visit({ as: await theAdmin() })
  const wrong: string[] = []
  for (const path of LISTS.map((each) => `/dashboard/${each}`)) {
    await open(page, path)
    await untilLoaded(page)
    for (const width of BETWEEN_PHONE_AND_LAPTOP) {
      await setWidth(page, width)
      const found = [...(await sticksOut(page)), ...(await besideTable(page))]
      wrong.push(...found.map((words) => `${path} at ${width}: ${words}`))
    }
  }
  expect(wrong).toEqual([])
})

test('a shopper’s orders of many products fit every width', async ({ visit }) => {
  const { vendorId } = await newStoreOfLongName()
  const customer = await newCustomer()
  const garments = [await newGarment({ vendorId, priceTaka: 99_999 })]
  while (garments.length < 6) garments.push(await newGarment({ priceTaka: 99_999 }))
  const id = await orderPieces(customer, ...garments)
  const page = await visit({ as: customer })
  await open(page, '/dashboard/orders')
  await page.getByRole('link', { name: `Order ${id}` }).waitFor()
  const wrong: string[] = []
  for (const width of [...BETWEEN_PHONE_AND_LAPTOP, 1280]) {
    await setWidth(page, width)
    wrong.push(...(await sticksOut(page)).map((words) => `at ${width}: ${words}`))
  }
  expect(wrong).toEqual([])
})

test('the shop’s mark keeps its size beside the longest menu', async ({ visit }) => {
  const page = await visit({ as: await theAdmin(), viewport: { width: 1024, height: 768 } })
  await open(page, '/admin/products')
  const mark = page.locator('.header-brand .haat-mark')
  await expect.poll(async () => (await mark.boundingBox())?.width).toBe(28)
  await expect.poll(() => sticksOut(page)).toEqual([])
})

test('stores, addresses and dates in the lists of an admin are not broken where there is room', async ({ visit }) => {
  const store = await newStore()
  await newGarment({ vendorId: store.vendorId })
  const { id } = await newVendor()
  await query('update vendors set store_name = $2 where owner_id = $1', [id, `Rongdhonu ${store.storeName}`])
  const page = await visit({ as: await theAdmin() })
  await open(page, `/dashboard/vendors?search=${encodeURIComponent(store.storeName)}`)
  await sees(page, `Rongdhonu ${store.storeName}`)
  for (const width of [768, 1024, 1280]) {
    await setWidth(page, width)
    expect(await brokenWords(page, '.vendors-table td'), `at ${width}`).toEqual([])
    const dates = await page
      .locator('.vendors-table .muted time:visible')
      .evaluateAll((all) => all.map((each) => each.getClientRects().length))
    expect(dates, `at ${width}`).toEqual([1])
  }
  await open(page, `/admin/products?store=${store.vendorId}`)
  await sees(page, store.storeName)
  await page.locator('.product-row-store').first().waitFor()
  expect(await brokenWords(page, '.product-row-store')).toEqual([])
})

test('addresses and moments in the list of messages are not broken where there is room', async ({ visit }) => {
  const { vendorId } = await newStore()
  const address = `rongdhonu${vendorId}@example.com`
  await query('update vendors set contact_email = $2, proven_email = $2 where id = $1', [vendorId, address])
  await orderPieces(await newCustomer(), await newGarment({ vendorId }))
  const page = await visit({ as: await theAdmin() })
  await expect
    .poll(async () => {
      await open(page, `/dashboard/messages?search=${address}`)
      await untilLoaded(page)
      return await page.getByRole('row', { name: address }).filter({ hasText: 'a parcel to pack' }).count()
    })
    .toBe(1)
  for (const width of [768, 1024, 1280]) {
    await setWidth(page, width)
    expect(await brokenWords(page, '.messages-table [data-label=To]'), `at ${width}`).toEqual([])
  }
  const lines = (all: Element[]) => all.map((each) => each.getClientRects().length)
  expect(new Set(await page.locator('.messages-table [data-label=Created] time').evaluateAll(lines))).toEqual(
    new Set([1]),
  )
})

test('on a tablet the place where one is stays in view among the office’s links, also after a turn', async ({
  visit,
}) => {
  const page = await visit({ as: await theAdmin() })
  await open(page, '/dashboard/jobs')
  const strip = page.locator('.frame-links')
  const isInView = () =>
    strip.evaluate((links) => {
      const { right = Number.POSITIVE_INFINITY } = links.querySelector('[aria-current]')?.getBoundingClientRect() ?? {}
      return right <= links.getBoundingClientRect().right
    })
  for (const width of [768, 360, 1280, 900]) {
    await setWidth(page, width)
    await expect.poll(isInView, { message: `at ${width}` }).toBe(true)
  }
  await expect.poll(() => strip.evaluate((links) => getComputedStyle(links).maskImage)).toContain('gradient')
})

test('what can be done with an order is equally wide on a phone', async ({ visit }) => {
  const customer = await newCustomer()
  const id = await orderPieces(customer, await newGarment())
  const page = await visit({ as: customer, viewport: { width: 360, height: 740 } })
  await open(page, `/dashboard/orders/${id}`)
  const widthOf = async (name: RegExp) => (await page.getByRole('button', { name }).boundingBox())?.width
  await sees(page, 'Cancel order')
  expect(await widthOf(/^Buy again/)).toBe(await widthOf(/^Cancel order/))
})
