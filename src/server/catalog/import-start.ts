import type { Logger } from 'pino'
import type { ImportJob, ImportMapping } from '#contract/product-csv'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { beginImport } from './import-jobs.ts'
import { runImport } from './import-run.ts'
import { requireText } from './import-table.ts'
import { storeToFill } from './whose-products.ts'

/**
 * Begins an import into the caller’s store (an admin’s: the house store) and answers at once; the rest happens behind.
 * Refuses a file that is no UTF-8 text, `too_large`, and `too_many_attempts`.
 */
export async function startImport(
  db: Db,
  log: Logger,
  actor: Actor,
  asked: { file: Uint8Array | null; mapping?: ImportMapping | undefined; dryRun?: '0' | '1' | undefined },
): Promise<ImportJob> {
  const { file } = asked
  if (file === null) throw tooLarge()
  requireText(file)
  const vendorId = await storeToFill(db, actor)
  const job = await beginImport(db, actor.id, asked.dryRun === '1')
  const begun = structuredClone(job)
  void runImport(db, log, job, { actor, vendorId, file, mapping: asked.mapping })
  return begun
}

function tooLarge(): Refusal {
  const message = 'A CSV file may have at most 10 MB.'
  return new Refusal('too_large', { message, fields: { file: message } })
}
