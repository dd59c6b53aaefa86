import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { invalidateStock } from '../products/invalidate-products.ts'
import { wordsOfShortage } from '../products/on-offer.ts'
import { isOffered, takeStock } from '../products/stock.queries.ts'
import { type LineToTake, linesOfParcels, noteTaken, piecesLeft } from './awaited.queries.ts'
import type { ParcelRecord } from './moving.queries.ts'

/**
 * The stock of parcels that awaited their confirmation (docs/decisions/082): whatever brings them on, confirms them. Refuses `out_of_stock`,
 * where other orders were faster.
 */
export async function takeAwaited(tx: Db, parcels: ParcelRecord[]): Promise<void> {
  const parcelIds = parcels.filter(({ awaitsConfirmation }) => awaitsConfirmation).map(({ id }) => id)
  if (parcelIds.length === 0) return
  const lines = await linesOfParcels(tx, parcelIds)
  const taken = await takeStock(tx, lines.filter(isOffered))
  const leftOf = (line: LineToTake) => taken.find(({ sizeId }) => sizeId === line.sizeId)
  const missed = lines.find((line) => !leftOf(line))
  if (missed) throw await notLeft(tx, missed)
  const counted = lines.filter((line) => typeof leftOf(line)?.left === 'number').map(({ id }) => id)
  if (counted.length > 0) await noteTaken(tx, counted)
  await invalidateStock(
    tx,
    taken.filter(({ left }) => left === 0),
  )
}

async function notLeft(tx: Db, { sizeId, size, name }: LineToTake): Promise<Refusal> {
  const left = await piecesLeft(tx, sizeId)
  return new Refusal('out_of_stock', { message: m.orders_not_left({ name, words: wordsOfShortage(left, size) }) })
}
