import type { SettlementMapping } from '#contract/settlements'
import type { Company } from '#contract/values/couriers'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSheet } from '../settlement-sheets/read-sheet.ts'
import { refusedFile } from '../settlement-sheets/refused-file.ts'
import { missingIn, rowsInSheet } from '../settlement-sheets/rows-in-sheet.ts'
import { keepMapping } from './files.queries.ts'
import { loadFile } from './load-file.ts'

/** Loads a file, and keeps how its columns were mapped. `gone`: who sent it. Refuses what is no table, or a mapping that does not do, at its field. */
export async function loadSheet(
  db: Db,
  actor: Actor,
  asked: {
    company: Company
    file: Uint8Array | null
    name: string
    mapping: SettlementMapping
    sheet?: string | undefined
  },
  gone: AbortSignal,
): Promise<{ id: number; isNew: boolean }> {
  const { company, name, mapping } = asked
  const sheet = await readSheet(asked.file, asked, gone)
  const fields = missingIn(mapping, sheet.columns)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
  const { rows, problems } = await rowsInSheet(sheet, mapping)
  if (rows.length === 0) throw refusedFile(problems[0]?.message ?? '')
  return await transact(db, async (tx) => {
    await keepMapping(tx, company, mapping)
    return await loadFile(tx, actor, { company, name, source: 'file', rows, problems, reportedPoisha: null })
  })
}
