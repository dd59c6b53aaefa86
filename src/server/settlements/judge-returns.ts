import type { Company } from '#contract/values/couriers'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { returnsHeardOf } from './going.queries.ts'
import { companiesPaying, lockCompany } from './rows.queries.ts'
import { POST_FILE } from './settlements.jobs.ts'
import { takeBackRows } from './take-back-rows.ts'

/** A return that was charged before the shop heard of it is judged again, once it has: its charge is earned, and asked back no more. */
export async function judgeReturns(db: Db, parcelIds: number[], signal: AbortSignal): Promise<void> {
  for (const company of await companiesPaying(db, parcelIds)) {
    signal.throwIfAborted()
    await transact(db, (tx) => judgeReturnsOf(tx, company, parcelIds))
  }
}

async function judgeReturnsOf(tx: Db, company: Company, parcelIds: number[]): Promise<void> {
  await lockCompany(tx, company)
  const rows = await returnsHeardOf(tx, parcelIds, company)
  for (const fileId of new Set(rows.map((row) => row.fileId)))
    await addJob(tx, POST_FILE, { fileId }, { key: `${POST_FILE.name}:${fileId}` })
  await takeBackRows(tx, company, rows, 'judged_again')
}
