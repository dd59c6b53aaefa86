import type { Readable } from 'node:stream'
import type { Page } from '#contract/machinery/fields'
import type { PayoutFile } from '#contract/payouts/payout-files'
import { takaOf } from '#contract/values/money'
import type { FileMethod } from '#contract/values/payouts'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { BYTE_ORDER_MARK, csvText } from '../platform/csv.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { writeFile } from '../platform/limits/file-turns.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  type FileRecord,
  insertPayoutFile,
  payoutFileOf,
  payoutFilesPage,
  payoutsInFile,
  putIntoFile,
} from './payout-files.queries.ts'

/** Some milliseconds. */
const AT_ONCE = 250

/** Of what is approved and in no file yet, so that no payout is given to the bank twice. Refuses `nothing_for_file`. */
export async function makePayoutFile(db: Db, actor: Actor, way: FileMethod): Promise<PayoutFile> {
  return await transact(db, async (tx) => {
    const id = await insertPayoutFile(tx, way, actor.id)
    const payouts = await putIntoFile(tx, { id, way })
    if (payouts.length === 0) throw new Refusal('nothing_for_file')
    const inFile = { before: { payoutFile: null }, after: { payoutFile: id } }
    const changes = payouts.map(({ id: subjectId, storeName }) => ({
      action: 'update' as const,
      subject: 'payout' as const,
      subjectId,
      subjectName: storeName,
      ...inFile,
    }))
    await record(tx, actor, ...changes)
    return shownOf(await foundFile(tx, id))
  })
}

/** Newest first. Refuses a malformed cursor. */
export async function listPayoutFiles(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<PayoutFile>> {
  const found = await payoutFilesPage(db, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, shownOf, ({ id }) => String(id))
}

/** As CSV, streamed: the same payouts each time, whatever has become of them. Refuses `payout_file_not_found`. */
export async function readPayoutFile(db: Db, actor: Actor, id: number): Promise<Readable> {
  return writeFile(actor.id, tableOf(db, await foundFile(db, id)))
}

async function foundFile(db: Db, id: number): Promise<FileRecord> {
  const file = await payoutFileOf(db, id)
  if (!file) throw new Refusal('payout_file_not_found')
  return file
}

function shownOf({ amountPoisha, madeAt, ...others }: FileRecord): PayoutFile {
  return { ...others, amount: takaOf(amountPoisha), madeAt: new Date(madeAt).toISOString() }
}

type Paid = Awaited<ReturnType<typeof payoutsInFile>>[number]

/** Each part of an account in a cell of its own, as banks take it. */
const CELLS: Record<FileMethod, [head: () => string, of: (paid: Paid) => string][]> = {
  bank: [
    [() => m.payouts_way_bank(), ({ bank }) => bank ?? ''],
    [() => m.documents_branch(), ({ branch }) => branch ?? ''],
    [() => m.documents_routing_number(), ({ routingNumber }) => routingNumber ?? ''],
    [() => m.documents_account_name(), ({ accountName }) => accountName ?? ''],
    [() => m.documents_account_number(), ({ number }) => number],
  ],
  bkash: [[() => m.documents_bkash_number(), ({ number }) => number]],
}

async function* tableOf(db: Db, { id: fileId, way }: FileRecord): AsyncGenerator<string> {
  const cells = CELLS[way]
  const heads = [m.payouts_column_number(), m.ui_store(), ...cells.map(([head]) => head()), m.payouts_column_amount()]
  yield BYTE_ORDER_MARK + csvText([heads])
  for (let after = 0; ; ) {
    const payouts = await payoutsInFile(db, fileId, after, AT_ONCE)
    const last = payouts.at(-1)
    if (!last) return
    yield csvText(
      payouts.map((paid) => [
        String(paid.id),
        paid.storeName,
        ...cells.map(([, of]) => of(paid)),
        { poisha: paid.amountPoisha },
      ]),
    )
    after = last.id
  }
}
