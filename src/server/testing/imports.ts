import { expect } from 'vitest'
import type { ImportJob, ImportMapping } from '#contract/imports'
import type { ManagedProduct } from '#contract/selling'
import type { KnownGoods } from '#contract/values/import-known'
import type { PictureFetching } from '../imports/fetch-picture.ts'
import { RUN_IMPORT } from '../imports/imports.jobs.ts'
import { importsJobs } from '../imports/imports.work.ts'
import { orderedAmong } from '../orders/ordered-products.queries.ts'
import type { ServeJob } from '../platform/jobs/job.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { keepTestJobsRunning } from './jobs.ts'
import type { Answer, TestShop } from './shop.ts'
import { eventually } from './waiting.ts'

interface Given {
  file: string | Uint8Array
  mapping?: ImportMapping
  dryRun?: '0' | '1'
  goodRows?: '0' | '1'
  known?: KnownGoods
}

/** The jobs of imports; there is nobody outside, unless a test says so. */
export function importJobs(
  { imagesDir }: Pick<TestShop, 'imagesDir'>,
  outside: Partial<Pick<PictureFetching, 'trustedOrigins' | 'resolve'>> = {},
): (serve: ServeJob) => void {
  const pictures = createFolderStorage(imagesDir)
  return (serve) =>
    importsJobs(serve, { pictures, trustedOrigins: [], resolve: async () => [], orderedAmong, ...outside })
}

/** Runs imports, until the shop is closed, and leaves pictures and undos to whom the test says. */
export async function keepImportsRunning(shop: TestShop): Promise<void> {
  await keepTestJobsRunning(shop, {
    serve: (serve) =>
      importJobs(shop)((job, handler) => (job.name === RUN_IMPORT.name ? serve(job, handler) : undefined)),
  })
}

/** Sends a file to the import, as a browser’s form does. */
export async function sendImport(
  shop: TestShop,
  token: string,
  { file, mapping, dryRun, goodRows, known }: Given,
): Promise<Answer> {
  await keepTestJobsRunning(shop, { serve: importJobs(shop) })
  const form = new FormData()
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'products.csv')
  if (mapping) form.append('mapping', JSON.stringify(mapping))
  if (dryRun) form.append('dryRun', dryRun)
  if (goodRows) form.append('goodRows', goodRows)
  if (known) form.append('known', known)
  const answer = await fetch(`${shop.url}/api/product/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** Sends a file and waits until its import is over. */
export async function importFile(shop: TestShop, token: string, given: Given): Promise<ImportJob> {
  const { status, body } = await sendImport(shop, token, given)
  expect([status, body]).toEqual([200, expect.objectContaining({ state: expect.any(String) })])
  return await untilOver(shop, token, body.id)
}

export async function untilOver(shop: TestShop, token: string, job: string): Promise<ImportJob> {
  await keepTestJobsRunning(shop, { serve: importJobs(shop) })
  return await eventually(async () => {
    const { body } = await shop.call('GET /api/product/import/:job', { params: { job } }, token)
    expect(body.state).not.toBe('running')
    return body
  })
}

export async function untilUndone(shop: TestShop, token: string, job: string): Promise<NonNullable<ImportJob['undo']>> {
  return await eventually(async () => {
    const { body } = await shop.call('GET /api/product/import/:job', { params: { job } }, token)
    expect(body.undo.state).not.toBe('running')
    return body.undo
  })
}

/** Problems as `line column: message`. */
export function told({ problems }: ImportJob): string[] {
  return problems.map(({ line, column, message }) => `${line} ${column}: ${message}`)
}

/** The products of a store by name, as their store sees them, with the numbers that it knows them by. */
export async function importedBy(
  shop: TestShop,
  vendor: { id: number; token: string },
): Promise<(ManagedProduct & { ownNumber: string | null })[]> {
  const { body }: { body: ManagedProduct[] } = await shop.call(
    'GET /api/product/GetProductByVendor',
    { query: { limit: '100' } },
    vendor.token,
  )
  const numbers = await shop.db
    .selectFrom('own_numbers')
    .select(['product_id', 'number'])
    .where('vendor_id', '=', vendor.id)
    .execute()
  const numberOf = new Map(numbers.map(({ product_id, number }) => [product_id, number]))
  return body
    .map((product) => ({ ...product, ownNumber: numberOf.get(product.id) ?? null }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
