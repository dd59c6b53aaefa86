import type { Page } from '#contract/machinery/fields'
import type { ManualEntry } from '#contract/manual-entries'
import type { ManualEntryState } from '#contract/values/manual-entries'
import { takaOf } from '#contract/values/money'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { onlyStoreOf } from '../selling/whose-products.ts'
import { type EntryRecord, entriesPage, entryOf } from './manual-entries.queries.ts'

interface Asked {
  vendorId?: number | undefined
  state?: ManualEntryState | undefined
  limit: number
  cursor?: string | undefined
}

/** Of a store its own that stand, newest first. Refuses a malformed cursor. */
export async function listEntries(
  db: Db,
  actor: Actor,
  { vendorId, state, limit, cursor }: Asked,
): Promise<Page<ManualEntry>> {
  const own = onlyStoreOf(actor)
  const wanted = own === undefined ? { vendorId, state } : { vendorId: own, state: 'approved' as const }
  const found = await entriesPage(db, wanted, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, shownOf, ({ id }) => String(id))
}

/** Refuses `entry_not_found`. */
export async function readEntry(db: Db, id: number): Promise<ManualEntry> {
  const entry = await entryOf(db, id)
  if (!entry) throw new Refusal('entry_not_found')
  return shownOf(entry)
}

function shownOf({ amountPoisha, vatPoisha, preparedAt, decidedAt, ...others }: EntryRecord): ManualEntry {
  return {
    ...others,
    amount: takaOf(amountPoisha),
    vat: takaOf(vatPoisha),
    preparedAt: new Date(preparedAt).toISOString(),
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  }
}
