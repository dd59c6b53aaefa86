import type { Company } from '#contract/values/couriers'
import type { Leg } from '../ledger/journal.ts'
import type { Standing } from './standing.queries.ts'

export interface Settling {
  company: Company
  vendorId: number
  standing: Pick<Standing, 'owedPoisha' | 'suspensePoisha' | 'pendingPoisha' | 'payablePoisha'>
  /** What came of it now. */
  netPoisha?: number
  chargePoisha?: number
  /** Whether it is known which pieces were kept: before, the commission is not posted, and nothing is a store’s to have. */
  isKeptKnown: boolean
  /** Asking a courier for so little costs more than it is: the shop bears it, either way. */
  smallPoisha: number
  /** What is missing or too much is the shop’s loss or gain, however much it is. */
  writesOff?: boolean
}

/**
 * What a parcel’s cash posts once its courier has settled it, and after whatever changes that later: the courier owes nothing more, what
 * is missing or too much stands in suspense, and the store’s share becomes payable where all of the cash is here. What a correction left
 * in debit is taken from what is payable in any case.
 */
export function settlementLegs({
  company,
  vendorId,
  standing,
  isKeptKnown,
  smallPoisha,
  writesOff = false,
  ...came
}: Settling): Leg[] {
  const { netPoisha = 0, chargePoisha = 0 } = came
  const { owedPoisha, suspensePoisha, pendingPoisha, payablePoisha } = standing
  const missingPoisha = owedPoisha + suspensePoisha - netPoisha - chargePoisha
  const isBorne = writesOff || Math.abs(missingPoisha) <= smallPoisha
  const isReleased = pendingPoisha > 0 || (isKeptKnown && (isBorne || missingPoisha < 0))
  const releasedPoisha = isReleased ? pendingPoisha : -Math.min(-pendingPoisha, Math.max(0, payablePoisha))
  return [
    { account: 'bank', poisha: netPoisha },
    { account: 'courier_charges', poisha: chargePoisha },
    { account: 'courier_owes', owner: company, poisha: -owedPoisha },
    { account: 'suspense', owner: company, poisha: (isBorne ? 0 : missingPoisha) - suspensePoisha },
    { account: 'losses', poisha: isBorne ? missingPoisha : 0 },
    { account: 'vendor_pending', owner: vendorId, poisha: -releasedPoisha },
    { account: 'vendor_payable', owner: vendorId, poisha: releasedPoisha },
  ]
}
