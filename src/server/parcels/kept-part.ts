import { m } from '#messages'
import type { KeptPart } from '../orders/bring-parcels.ts'
import type { LinePieces, SentLine } from '../orders/outcomes.queries.ts'
import { Refusal } from '../platform/refusal.ts'

/** What was kept of lines and what not. Refuses pieces that are not in them, none, and all. */
export function keptPart(lines: SentLine[], kept: LinePieces[]): Required<KeptPart> {
  const quantities = new Map(kept.map(({ lineId, quantity }) => [lineId, quantity]))
  const parts = lines.map((line) => ({ ...line, kept: quantities.get(line.lineId) ?? 0 }))
  const isWithin =
    quantities.size === kept.length && kept.every(({ lineId }) => lines.some((line) => line.lineId === lineId))
  if (!isWithin || parts.some((line) => line.kept > line.quantity)) throw refusedAt('kept', m.field_kept_not_sent())
  const pieces = parts.reduce((sum, line) => sum + line.kept, 0)
  if (pieces === 0) throw refusedAt('kept', m.field_kept_nothing())
  if (parts.every((line) => line.kept === line.quantity)) throw refusedAt('kept', m.field_kept_all())
  return {
    poisha: parts.reduce((sum, line) => sum + line.kept * line.pricePoisha, 0),
    pieces: {
      kept: parts.map((line) => ({ lineId: line.lineId, quantity: line.kept })),
      refused: parts.map((line) => ({ lineId: line.lineId, quantity: line.quantity - line.kept })),
    },
  }
}

export function refusedAt(field: string, words: string): Refusal {
  return new Refusal('invalid_request', { fields: { [field]: words } })
}
