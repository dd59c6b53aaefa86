import { expect } from 'vitest'
import { HOSTILE_HTML } from '../../src/server/testing/hostile-html/shapes.ts'
import { call } from './calls.ts'
import { query } from './database.ts'
import type { Garment } from './goods.ts'
import { type Account, newVendor, theAdmin } from './people.ts'
import { newProduct } from './selling.ts'

/** What would end the script that a page’s state stands in, its title, an attribute, or a text of the script itself. */
export const HOSTILE_NAME = '</script><!--<script>alert("name")\u2028\u2029//</title>"\'><img src=x onerror=alert(1)>'
const STORE_NAME = '</script><!--<script>"\'><svg onload=alert("store")>\u2028\u2029&lt;'
const CATEGORY_NAME = '</script><!--<script>"\'><svg onload=alert("category")>\u2028&lt;'

/** The shop refuses texts that have any; halves of characters are lost in a file. */
const REFUSED = /(?![\t\n\r\u0080-\u009f])\p{Cc}|\p{Cs}/u
const SHAPES = HOSTILE_HTML.filter((html) => !REFUSED.test(html))

type Store = Account & { storeName: string; vendorId: number }

export interface HostileShop {
  store: Store
  category: { id: number; name: string }
  /** What the shop keeps of each shape, as the API tells it. */
  kept: string[]
  /** Products of which each shows what is kept of many shapes. */
  products: Garment[]
}

/** A store whose every text is hostile: its name, its category, its products and their specifications. */
export async function openHostileShop({ url, dataDir }: { url: string; dataDir: string }): Promise<HostileShop> {
  const admin = await theAdmin(url)
  const store = await hostileStore(url, admin)
  const category = await call('POST /api/categories', { body: { name: CATEGORY_NAME, parentId: 1 } }, admin)
  const kept = await keptOf(store, dataDir)
  const products: Garment[] = []
  for (const specification of chunksOf(kept.map((html) => `<blockquote>${html}</blockquote>`))) {
    const tags = JSON.stringify([HOSTILE_NAME.slice(0, 40)])
    const fields = { description: HOSTILE_NAME, category: category.id, tags, specification }
    products.push(await newProduct(store, { name: HOSTILE_NAME, fields }))
  }
  return { store, category, kept, products }
}

async function hostileStore(shopUrl: string, admin: Account): Promise<Store> {
  const vendor = await newVendor(shopUrl)
  const body = { storeName: STORE_NAME, storeDescription: HOSTILE_NAME, contactPhone: '01711000000' }
  const { vendorId, storeName } = await call('PUT /api/Vendors/UpdateProfile', { body }, vendor)
  await call('PUT /api/Vendors/Approve/:id', { params: { id: String(vendorId) } }, admin)
  return { ...vendor, vendorId, storeName }
}

/** Puts up a product for every shape, and reads them as a shopper does. */
async function keptOf(store: Store, dataDir: string): Promise<string[]> {
  await importShapes(store)
  const rows = await query('select id from products where vendor_id = $1 order by id', [store.vendorId], dataDir)
  expect(rows).toHaveLength(SHAPES.length)
  const kept: string[] = []
  for (const { id } of rows)
    kept.push((await call('GET /api/product/:id', { params: { id: String(id) } }, store)).specification)
  return kept
}

async function importShapes(store: Store): Promise<void> {
  const rows = SHAPES.map((html, at) => `Shape ${at},1,Men,"${html.replaceAll('"', '""')}"`)
  const body = new FormData()
  body.append('file', new Blob([['name,price,category,specification', ...rows].join('\n')]), 'shapes.csv')
  const { id } = await call('POST /api/product/import', { body: body as never }, store)
  const state = async () => (await call('GET /api/product/import/:job', { params: { job: id } }, store)).state
  await expect.poll(state).toBe('done')
}

const MOST_CHARACTERS = 20_000

function chunksOf(parts: string[]): string[] {
  const chunks = ['']
  for (const part of parts) {
    const longer = (chunks.at(-1) ?? '') + part
    if (longer.length > MOST_CHARACTERS) chunks.push(part)
    else chunks[chunks.length - 1] = longer
  }
  return chunks
}
