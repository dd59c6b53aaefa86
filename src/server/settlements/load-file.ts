import { createHash } from 'node:crypto'
import { COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { todayInDhaka } from '../platform/database/dhaka-days.queries.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import type { RowProblem, SettlementRow } from '../settlement-sheets/settlement-row.ts'
import { insertFile } from './files.queries.ts'
import { POST_FILE } from './settlements.jobs.ts'

export interface Told {
  company: Company
  name: string
  source: 'file' | 'api'
  rows: SettlementRow[]
  /** Lines that are no rows, and are left out. */
  problems?: RowProblem[]
  /** What the company says that it paid with it; null where it does not. */
  reportedPoisha: number | null
}

/** Keeps what a company told, to be judged and posted soon. What was told before stays one file (docs/decisions/087). `actor`: null is the clock. */
export async function loadFile(tx: Db, actor: Actor | null, told: Told): Promise<{ id: number; isNew: boolean }> {
  const loaded = await insertFile(tx, {
    ...told,
    digest: digestOf(told, await todayInDhaka(tx)),
    loadedBy: actor?.id ?? null,
  })
  if (actor && loaded.isNew)
    await record(tx, actor, {
      action: 'import',
      subject: 'settlement',
      subjectId: loaded.id,
      subjectName: COMPANY_NAMES[told.company],
      before: null,
      after: { fileName: told.name, rows: told.rows.length },
    })
  await addJob(tx, POST_FILE, { fileId: loaded.id }, { key: `${POST_FILE.name}:${loaded.id}` })
  return loaded
}

export async function loadReported(db: Db, actor: Actor | null, told: Told): Promise<{ id: number; isNew: boolean }> {
  return await transact(db, (tx) => loadFile(tx, actor, told))
}

/**
 * Of what was read, under its name and on this day: a nameless adjustment of the same sum comes every week, and only a file of the same
 * name and day is surely the same. A payment that an API told is the same by its number, on whatever day.
 */
export function digestOf({ source, name, rows }: Told, today: string): Buffer {
  const hash = createHash('sha256').update(`${JSON.stringify(source === 'api' ? [name] : [name, today])}\n`)
  for (const { number, invoice, kind, collectedPoisha, chargePoisha, netPoisha } of rows)
    hash.update(`${JSON.stringify([number, invoice, kind, collectedPoisha, chargePoisha, netPoisha])}\n`)
  return hash.digest()
}
