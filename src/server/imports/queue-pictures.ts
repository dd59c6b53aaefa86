import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { insertPictures } from './import-pictures.queries.ts'
import { FETCH_PICTURES } from './imports.jobs.ts'
import type { ImportedGoods } from './known-goods.ts'

const AT_ONCE = 1_000

/** What an import names by address and its products do not have from there already; how many. */
export async function queuePictures(
  tx: Db,
  importId: string,
  products: ReadonlyMap<ImportedGoods, number>,
): Promise<number> {
  const named = [...products].flatMap(([{ picture }, productId]) => (picture ? [{ productId, ...picture }] : []))
  let queued = 0
  for (let from = 0; from < named.length; from += AT_ONCE)
    queued += await insertPictures(tx, importId, named.slice(from, from + AT_ONCE))
  // Under another key than what waits for a later moment, which would put it off.
  if (queued > 0) await addJob(tx, FETCH_PICTURES, {}, { key: 'import pictures now' })
  return queued
}

export async function queuePicturesAt(db: Db, runAt: Date): Promise<void> {
  await addJob(db, FETCH_PICTURES, {}, { key: 'import pictures later', runAt })
}
