import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ImportJob } from '#contract/imports'
import { HAAT_ID } from '#contract/values/import-columns'
import { importedBy, importFile, untilUndone } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let vendor: Awaited<ReturnType<TestShop['given']['vendor']>>
beforeEach(async () => {
  vendor = await shop.given.vendor()
})

const HEADS = 'sku,name,category,price'
const goods = async () => await importedBy(shop, vendor)
const numbers = async () => (await goods()).map(({ name, ownNumber }) => [name, ownNumber])
const add = async (file: string) => await importFile(shop, vendor.token, { file, known: 'add' })

async function undone(job: ImportJob): Promise<NonNullable<ImportJob['undo']>> {
  await shop.call('POST /api/product/import/:job/undo', { params: { job: job.id } }, vendor.token)
  return await untilUndone(shop, vendor.token, job.id)
}

/** Gives products these numbers, as an export says which they are. */
async function renumber(given: Record<string, string>): Promise<ImportJob> {
  const rows = (await goods()).map(({ id, name, price }) => `${id},${given[name] ?? ''},${name},Men,${price}`)
  const job = await importFile(shop, vendor.token, {
    file: `${HAAT_ID},${HEADS}\n${rows.join('\n')}\n`,
    known: 'update',
  })
  expect(job).toMatchObject({ state: 'done', updated: rows.length })
  return job
}

describe('an import that is undone', () => {
  test('gives two products back the numbers that they changed with each other', async () => {
    await add(`${HEADS}\nP-1,Cap,Men,100\nP-2,Hat,Men,100\n`)
    const job = await renumber({ Cap: 'P-2', Hat: 'P-1' })
    expect(await numbers()).toEqual([
      ['Cap', 'P-2'],
      ['Hat', 'P-1'],
    ])
    expect(await undone(job)).toMatchObject({ state: 'done', restored: 2, kept: [] })
    expect(await numbers()).toEqual([
      ['Cap', 'P-1'],
      ['Hat', 'P-2'],
    ])
  })

  test('gives each of several the number back that it handed on to the next', async () => {
    await add(`${HEADS}\nP-1,Cap,Men,100\nP-2,Hat,Men,100\nP-3,Scarf,Men,100\n`)
    const before = await numbers()
    const job = await renumber({ Cap: 'P-0', Hat: 'P-1', Scarf: 'P-2' })
    expect(await undone(job)).toMatchObject({ restored: 3, kept: [] })
    expect(await numbers()).toEqual(before)
  })

  test('leaves a number to whom a later import gave it, and those that hang on it, and says so', async () => {
    await add(`${HEADS}\nP-1,Cap,Men,100\nP-2,Hat,Men,100\n`)
    const job = await renumber({ Cap: 'P-9', Hat: 'P-1' })
    await add(`${HEADS}\nP-2,New hat,Men,100\n`)
    const end = await undone(job)
    const message = 'Left as is, changed later: SKU or own number.'
    expect(end.kept.map(({ name, message }) => [name, message])).toEqual([
      ['Cap', message],
      ['Hat', message],
    ])
    expect(await numbers()).toEqual([
      ['Cap', 'P-9'],
      ['Hat', 'P-1'],
      ['New hat', 'P-2'],
    ])
  })

  test('gives a number back that a product has which its store deleted', async () => {
    await add(`${HEADS}\nP-1,Cap,Men,100\n`)
    const job = await add(`${HEADS}\nP-1,Better cap,Men,100\n`)
    const [better] = await goods()
    await shop.call('DELETE /api/product/:id', { params: { id: String(better?.id) } }, vendor.token)
    expect(await undone(job)).toMatchObject({ deleted: 0, restored: 1, kept: [] })
    expect(await numbers()).toEqual([['Cap', 'P-1']])
  })
})
