import type { ImportJob, ImportMapping } from '#contract/imports'
import type { KnownGoods } from '#contract/values/import-known'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { storeToFill } from '../selling/whose-products.ts'
import { beginImport } from './import-progress.ts'
import { requireText } from './import-table.ts'

/** Into the caller’s store (an admin’s: the house store), by a job. Refuses no UTF-8, `too_large`, `too_many_attempts`. */
export async function startImport(
  db: Db,
  actor: Actor,
  asked: {
    file: Uint8Array | null
    mapping?: ImportMapping | undefined
    dryRun?: '0' | '1' | undefined
    goodRows?: '0' | '1' | undefined
    known?: KnownGoods | undefined
  },
): Promise<ImportJob> {
  const { file } = asked
  if (file === null) throw tooLarge()
  requireText(file)
  const vendorId = await storeToFill(db, actor)
  return await beginImport(db, actor.id, {
    vendorId,
    file,
    mapping: asked.mapping,
    isDryRun: asked.dryRun === '1',
    isGoodRowsOnly: asked.goodRows === '1',
    known: asked.known,
  })
}

function tooLarge(): Refusal {
  const message = m.imports_csv_file_may()
  return new Refusal('too_large', { message, fields: { file: message } })
}
