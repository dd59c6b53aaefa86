import { keptShare } from '#contract/values/commission-of'
import { sharedOut } from '#contract/values/shared-out'
import type { Draft, DraftLine } from './draft.ts'
import { goodsLines, type KeptLine } from './goods-lines.ts'
import type { GivenBack, InvoicedParcel } from './invoiced-parcel.queries.ts'
import type { StandingSale } from './issued.queries.ts'

export interface KeptParcel extends InvoicedParcel {
  lines: KeptLine[]
}

/** Whether an invoice says what was kept, and no note of it answers a refund that was cancelled since. */
export function isAsSold(standing: StandingSale, parcel: KeptParcel): boolean {
  return saysWhatWasKept(standing, parcel) && cancelledSince(standing, parcel) === undefined
}

/** Whatever the rate is by now: it is the pieces, and what was paid for them. */
export function saysWhatWasKept({ lines }: StandingSale, parcel: KeptParcel): boolean {
  const factsOf = ({ description, quantity, valuePoisha, vatPoisha }: DraftLine) =>
    `${quantity} ${valuePoisha + vatPoisha} ${description}`
  const kept = goodsLines(parcel.lines, parcel.storeAdjustmentsPoisha, 0)
  return lines.map(factsOf).join('\n') === kept.map(factsOf).join('\n')
}

function cancelledSince({ refundIds }: StandingSale, { refunds }: KeptParcel): GivenBack | undefined {
  return refunds.find(({ refundId, isCancelled }) => isCancelled && refundIds.includes(refundId))
}

/** All that no note has taken back yet, because of the last move or of what was cancelled. */
export function takingBack(standing: StandingSale, parcel: KeptParcel): Draft {
  const { left: lines, refundIds: _, lines: __, id, ...invoice } = standing
  const reason = cancelledSince(standing, parcel)?.cancelledBecause ?? parcel.reason
  return { ...invoice, form: 'credit_note', source: String(id), corrects: id, reason, lines }
}

/** One for each refund that stands and is not answered: of its pieces, at what the invoice says of them, without the shipping. */
export function refundNotes(standing: StandingSale, { lines, refunds }: KeptParcel): Draft[] {
  const { id, left, refundIds, ...invoice } = standing
  const unanswered = refunds.filter(({ refundId, isCancelled }) => !isCancelled && !refundIds.includes(refundId))
  const positions = new Map(lines.filter(({ kept }) => kept > 0).map(({ lineId }, at) => [lineId, at + 1]))
  const leftAt = new Map(left.map((line) => [line.position, line]))
  return unanswered.map(({ refundId, reason, lines: given }) => ({
    ...invoice,
    form: 'credit_note',
    source: `refund:${refundId}:${id}`,
    corrects: id,
    refundId,
    reason,
    lines: invoice.lines.flatMap((line) => {
      const quantity = given.find(({ lineId }) => positions.get(lineId) === line.position)?.quantity
      const before = leftAt.get(line.position)
      if (!quantity || !before) return []
      const after = leftOf(line, before.quantity - quantity)
      leftAt.set(line.position, after)
      return [{ ...before, quantity, ...lessOf(before, after) }]
    }),
  }))
}

/**
 * Of a line, so many pieces: its value with VAT rounded half up, and of the VAT the same share of that. So piece by piece comes to the
 * line, in both, and no piece has less than nothing of either.
 */
function leftOf(line: DraftLine, quantity: number): DraftLine {
  const total = line.valuePoisha + line.vatPoisha
  const taken = total - keptShare(total, line.quantity - quantity, line.quantity)
  const [vatPoisha = 0] = sharedOut(line.vatPoisha, [taken, total - taken])
  return { ...line, quantity, valuePoisha: taken - vatPoisha, vatPoisha }
}

function lessOf(before: DraftLine, after: DraftLine): { valuePoisha: number; vatPoisha: number } {
  return { valuePoisha: before.valuePoisha - after.valuePoisha, vatPoisha: before.vatPoisha - after.vatPoisha }
}
