import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { build } from 'vite'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/values/images'
import { namedPictures } from '../assembly/named-pictures.ts'
import { sweepPictures } from '../platform/pictures/sweep.ts'
import { projectRoot } from '../platform/process/project.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { addProduct, changeProduct } from '../selling/testing/forms.ts'
import { addToCart } from '../testing/carts.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

const WIDTHS = IMAGE_WIDTHS.length
let shop: TestShop
let vendor: { id: number; ownerId: number; token: string }
beforeEach(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  return () => shop.close()
})

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
}

async function added(background: string) {
  const { body } = await addProduct(shop, vendor.token, { imageFile: await photo(background) })
  return body.product
}

const hashOf = ({ imagePath }: { imagePath: string }) => imagePath.slice('/images/'.length).slice(0, 32)

async function hashesKept(): Promise<Set<string>> {
  return new Set((await readdir(shop.imagesDir)).map((file) => file.slice(0, 32)))
}

/** As if two hours had gone by since the last upload. */
async function letTwoHoursPass(): Promise<void> {
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const file of await readdir(shop.imagesDir)) await utimes(join(shop.imagesDir, file), then, then)
}

function sweep(): Promise<number> {
  return sweepPictures(createFolderStorage(shop.imagesDir), namedPictures(shop.db))
}

/** The program in `testing/add.ts` as one file, beside the packages it needs. */
async function program(): Promise<string> {
  const folder = join(projectRoot, 'node_modules/.cache/haat-orphans', String(process.pid))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  const ssr = join(import.meta.dirname, 'testing/add.ts')
  const bundle = await build({ configFile: false, logLevel: 'silent', build: { ssr, write: false } })
  if (!('output' in bundle)) throw new Error('not one bundle')
  await writeFile(join(folder, 'add.mjs'), bundle.output[0].code)
  return join(folder, 'add.mjs')
}

test('a machine that stops between the file and its row leaves a picture that the sweep removes later, and no other', async () => {
  const shown = hashOf(await added('teal'))
  const picture = join(shop.imagesDir, '..', `${randomUUID()}.png`)
  onTestFinished(() => rm(picture, { force: true }))
  await writeFile(picture, await photo('crimson'))
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(shop.db)
  const errand = {
    connection: { ...inject('postgres'), database: rows[0]?.database },
    imagesDir: shop.imagesDir,
    picture,
    actor: { id: vendor.ownerId, name: 'vendor', role: 'Vendor', vendor: { id: vendor.id, status: 'Approved' } },
  }
  const child = spawn(process.execPath, [await program(), JSON.stringify(errand)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')

  await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('categories').select('id').where('id', '=', 1).forUpdate().execute()
    child.stdin.write('go')
    await untilSomebodyWaits(shop)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
  })

  const products = await shop.db.selectFrom('products').select('id').execute()
  expect([products.length, (await hashesKept()).size]).toEqual([1, 2])
  expect(await sweep()).toBe(0)
  await letTwoHoursPass()
  expect(await sweep()).toBe(WIDTHS)
  expect(await hashesKept()).toEqual(new Set([shown]))
})

test('the picture of a product that was changed or deleted goes, unless a cart or an order shows it', async () => {
  const customer = await shop.given.account()
  const [stays, changed, deleted, bought, carried] = [
    await added('teal'),
    await added('crimson'),
    await added('navy'),
    await added('gold'),
    await added('olive'),
  ]
  await order(shop, customer.token, orderBody([{ productId: bought.id }]))
  await addToCart(shop, customer, { productId: carried.id, quantity: 1, size: 'M' })
  await changeProduct(shop, vendor.token, changed.id, { removeImage: '1' })
  const ids = [deleted.id, bought.id, carried.id]
  await shop.call('POST /api/product/delete', { body: { ids } }, vendor.token)
  await letTwoHoursPass()
  expect(await sweep()).toBe(2 * WIDTHS)
  expect(await hashesKept()).toEqual(new Set([stays, bought, carried].map(hashOf)))
})

test('an old picture that is uploaded again is fresh again', async () => {
  await added('teal')
  const { id } = await added('crimson')
  await changeProduct(shop, vendor.token, id, { removeImage: '1' })
  await letTwoHoursPass()
  const again = await changeProduct(shop, vendor.token, id, { imageFile: await photo('crimson') })
  // As before its row is written.
  await shop.db.updateTable('products').set({ image: null }).where('id', '=', id).execute()
  expect([again.status, await sweep()]).toEqual([200, 0])
})

test('files that were never finished go after an hour, files of others stay', async () => {
  const shown = hashOf(await added('teal'))
  const unfinished = join(shop.imagesDir, '.0b7c9f3e-7d4b-4f0e-9a57-2f6c1f1d9b11.tmp')
  await writeFile(unfinished, 'half')
  await writeFile(join(shop.imagesDir, 'README.txt'), 'not the shop’s')
  expect(await sweep()).toBe(0)
  await letTwoHoursPass()
  expect(await sweep()).toBe(1)
  expect((await readdir(shop.imagesDir)).filter((file) => !file.startsWith(shown))).toEqual(['README.txt'])
})

test('a shop that shows no picture, perhaps on the wrong database, sweeps nothing', async () => {
  await added('teal')
  await letTwoHoursPass()
  expect(await sweepPictures(createFolderStorage(shop.imagesDir), async () => new Set())).toBe(0)
})

test('a shop without a folder of pictures has nothing to sweep', async () => {
  expect(await sweep()).toBe(0)
})
