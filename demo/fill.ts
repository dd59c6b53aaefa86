import { setTimeout as wait } from 'node:timers/promises'
import { exactPoisha } from '../src/contract/values/money.ts'
import { hashPassword, isPassword } from '../src/server/auth/passwords.ts'
import { insertCategory } from '../src/server/categories/categories.queries.ts'
import { insertRule } from '../src/server/commission/rules.queries.ts'
import { type Db, transact } from '../src/server/platform/database/db.ts'
import { hasProducts } from '../src/server/products/has-products.queries.ts'
import { insertProducts } from '../src/server/products/insert-products.ts'
import type { Filling, OfferedDemo } from '../src/server/programs/offered-demo.ts'
import { createAccount } from '../src/server/users/create-account.ts'
import { accountNamed } from '../src/server/users/users.queries.ts'
import { insertVendor } from '../src/server/vendors/vendors.queries.ts'
import { demoCatalogue } from './catalogue.ts'
import { openDemoCouriers } from './couriers/open.ts'
import { demoPictures } from './demo-pictures.ts'
import { createDrawing, drawPictures } from './draw-pictures.ts'
import { drawRest } from './draw-rest.ts'
import { isOursToFill } from './fill.queries.ts'
import { firstPictures } from './first-pictures.ts'
import { ROOT_IDS } from './goods/categories.ts'
import { customers, DEMO_SHOPPER } from './orders/customers.ts'
import { openedDaysAgo } from './orders/orders.queries.ts'
import { livePast } from './past/live-past.ts'
import { writeProgress } from './past/progress.ts'

/** How to sign in to the demo as a vendor. */
export const DEMO_VENDOR = demoCatalogue.stores[0]?.contactEmail ?? ''

/** How long the demo has been open: longer than its oldest order is old. */
const OPEN_DAYS = 40

const LOOK_AGAIN_MS = 100

export { createDrawing }

/** Fills an empty shop (below) and answers how to sign in to it; null where the shop is another’s. */
export async function offerDemo(db: Db, filling: Filling): Promise<OfferedDemo | null> {
  const isThere = await fillDemo(db, filling)
  if (!isThere) return null
  const { pictures, areShownHere } = filling
  const drawPicture = createDrawing(pictures)
  // What a start that was cut off did not draw. Behind open doors browsers would ask for it where nobody draws.
  if (!areShownHere) await drawRest(db, pictures, drawPicture, new AbortController().signal)
  return {
    vendor: DEMO_VENDOR,
    shopper: DEMO_SHOPPER.username,
    openCouriers: openDemoCouriers,
    drawPicture,
    drawRest: (at, signal) => drawRest(at, pictures, drawPicture, signal),
    livePast,
  }
}

/**
 * Fills a shop that has never had a product: stores with their owners, categories, products, customers. All of it in one transaction: a
 * start that is cut off leaves an empty shop, to be filled by the next. Then the pictures that are seen first are drawn; the others are
 * (draw-rest.ts), and what customers ordered they order (past/), once the doors are open. Answers whether the demo is in the
 * shop and opens to this password: another shop’s folder may hold the one it was filled with.
 */
export async function fillDemo(db: Db, { pictures, areShownHere, password, tell }: Filling): Promise<boolean> {
  if (await isUsed(db)) return await opensTo(db, password)
  const products = await demoPictures()
  const isOurs = await openDemo(db, [...products.keys()], await hashPassword(password))
  if (!isOurs) return await opensTo(db, password)
  const first = areShownHere ? await firstPictures(db) : [...products.keys()]
  const shown = first.flatMap((hash) => products.get(hash) ?? [])
  const onDrawn = (done: number) => tell('Filling the shop with the demo', { done, of: shown.length, what: 'pictures' })
  await drawPictures(shown, pictures, onDrawn)
  return true
}

async function isUsed(db: Db): Promise<boolean> {
  return (await hasProducts(db)) || (await accountNamed(db, DEMO_SHOPPER.username)) !== undefined
}

async function opensTo(db: Db, password: string): Promise<boolean> {
  return await isPassword(password, (await accountNamed(db, DEMO_VENDOR))?.passwordHash)
}

/**
 * Everything of the demo at once, with the hashes of its products’ pictures, in their order. Answers false where another machine, which
 * began to draw at the same time, was the first to open it.
 */
export async function openDemo(db: Db, images: string[], passwordHash: string, now = new Date()): Promise<boolean> {
  return await transact(db, async (tx) => {
    while (!(await isOursToFill(tx))) await wait(LOOK_AGAIN_MS)
    if (await isUsed(tx)) return false
    await registerCustomers(tx, passwordHash)
    const vendorIds = await openStores(tx, passwordHash)
    const categoryIds = await plantCategories(tx)
    await takeCommission(tx, categoryIds)
    const drafts = demoCatalogue.products.map((product, at) => ({
      store: product.store,
      vendorId: idOf(vendorIds, product.store),
      categoryId: idOf(categoryIds, product.category),
      name: product.name,
      description: product.description,
      specification: product.specification,
      pricePoisha: exactPoisha(product.priceTaka),
      compareAtPoisha: product.compareAtTaka === null ? null : exactPoisha(product.compareAtTaka),
      tags: product.tags,
      sizes: product.sizes,
      chart: product.chart,
      image: images[at] ?? null,
    }))
    await insertProducts(tx, drafts)
    await openedDaysAgo(tx, OPEN_DAYS)
    await writeProgress(tx, { filledAt: now.toISOString(), step: 0 })
    return true
  })
}

async function registerCustomers(tx: Db, passwordHash: string): Promise<void> {
  for (const { username, email } of customers) await createAccount(tx, { username, email, passwordHash, role: 'User' })
}

/** Key of a store → its vendor. */
async function openStores(tx: Db, passwordHash: string): Promise<Map<string, number>> {
  const vendorIds = new Map<string, number>()
  for (const { key, ...store } of demoCatalogue.stores) {
    const ownerId = await createAccount(tx, { username: null, email: store.contactEmail, passwordHash, role: 'Vendor' })
    vendorIds.set(key, await insertVendor(tx, { ...store, ownerId, status: 'Approved' }))
  }
  return vendorIds
}

async function plantCategories(tx: Db): Promise<Map<string, number>> {
  const ids = new Map(ROOT_IDS)
  for (const [order, { key, name, parent }] of demoCatalogue.categories.entries()) {
    if (parent === null) continue
    ids.set(key, await insertCategory(tx, { name, parentId: idOf(ids, parent), isActive: true, displayOrder: order }))
  }
  return ids
}

/** A tenth of everything, and other shares of what sells by itself and of what is dear. */
async function takeCommission(tx: Db, categoryIds: Map<string, number>): Promise<void> {
  const rule = {
    vendorId: null,
    categoryId: null,
    fixedPoisha: 0,
    lowestPoisha: null,
    highestPoisha: null,
    validFrom: undefined,
  }
  await insertRule(tx, { ...rule, name: 'Haat’s share', basisPoints: 1_000 })
  await insertRule(tx, {
    ...rule,
    name: 'Panjabis',
    categoryId: idOf(categoryIds, 'panjabi'),
    basisPoints: 800,
    lowestPoisha: 5_000,
  })
  await insertRule(tx, {
    ...rule,
    name: 'Sarees',
    categoryId: idOf(categoryIds, 'saree'),
    basisPoints: 1_200,
    highestPoisha: 60_000,
  })
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo names ${key}, which it does not have.`)
  return id
}
