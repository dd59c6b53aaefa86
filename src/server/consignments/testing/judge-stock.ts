import type { Carried, CarriedLine, CarriedParcel, LineOutcome, Piece } from './carried.ts'
import { grouped } from './tally.ts'

/** Stock at the start, less what was sold, with what was cancelled at its store or came back fit, is the stock now. */
export function judgeStock({ parcels, lines, outcomes, stock }: Carried, start: Piece[]): string[] {
  const found: string[] = []
  const parcelOf = new Map(parcels.map((parcel) => [parcel.id, parcel]))
  const outcomesOf = grouped(outcomes, ({ lineId }) => lineId)
  const expected = new Map(start.map((piece) => [nameOf(piece), piece.quantity]))
  for (const line of lines) {
    const parcel = parcelOf.get(line.parcelId)
    if (!parcel) continue
    const own = outcomesOf.get(line.id) ?? []
    found.push(...wrongOfLine(line, parcel, own))
    const name = nameOf(line)
    if (line.isCounted) expected.set(name, (expected.get(name) ?? 0) - line.quantity + backOf(line, parcel, own))
  }
  const now = new Map(stock.map((piece) => [nameOf(piece), piece.quantity]))
  for (const [name, pieces] of expected)
    if (now.get(name) !== pieces) found.push(`${name} should be ${pieces} pieces, and is ${now.get(name)}`)
  return found
}

function nameOf({ productId, size }: Omit<Piece, 'quantity'>): string {
  return `product ${productId} in ${size}`
}

/** Pieces that are for sale again. */
function backOf({ quantity }: CarriedLine, { stage }: CarriedParcel, outcomes: LineOutcome[]): number {
  return stage === 'cancelled' ? quantity : outcomes.reduce((sum, { fit }) => sum + (fit ?? 0), 0)
}

const ENDS = ['delivered', 'refused', 'coming_back', 'back', 'lost']

/** Every piece has one end, and none is back before its parcel is. */
function wrongOfLine(line: CarriedLine, { stage, isReceivedBack }: CarriedParcel, outcomes: LineOutcome[]): string[] {
  const found: string[] = []
  const pieces = outcomes.reduce((sum, { quantity }) => sum + quantity, 0)
  const isPart = stage === 'partly_delivered' && outcomes.length > 0
  if ((ENDS.includes(stage) || isPart) && pieces !== line.quantity)
    found.push(`of ${line.quantity} pieces of line ${line.id}, ${stage}, ${pieces} have an end`)
  if (!ENDS.includes(stage) && stage !== 'partly_delivered' && pieces > 0)
    found.push(`line ${line.id} is ${stage}, and ${pieces} pieces have an end`)
  for (const { outcome, quantity, fit } of outcomes) {
    if (fit !== null && (outcome !== 'refused' || fit > quantity))
      found.push(`of ${quantity} pieces of line ${line.id}, ${outcome}, ${fit} are fit`)
    if ((fit !== null) !== (outcome === 'refused' && isReceivedBack))
      found.push(`line ${line.id} is ${stage}, ${isReceivedBack ? '' : 'not '}received, and ${fit} pieces are fit`)
  }
  return found
}
