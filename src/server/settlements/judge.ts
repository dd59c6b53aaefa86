import type { Company } from '#contract/values/couriers'
import type { Verdict } from '#contract/values/settlements'
import type { Stage } from '#contract/values/stages'
import { compensationSubject } from '../postings/compensation.ts'
import { returnSubject } from '../postings/paid-return-journals.ts'
import type { SettlementRow } from '../settlement-sheets/settlement-row.ts'
import type { Consigned } from './match.queries.ts'
import type { Standing } from './standing.queries.ts'

/** The row that was first to say something of the same. */
export interface Earlier extends Pick<SettlementRow, 'collectedPoisha' | 'chargePoisha' | 'netPoisha'> {
  isOfThisFile: boolean
  isOfThisPayment: boolean
}

/** What a company may keep of a row’s cash: what it quoted, what it agreed to keep of all cash, and what nobody asks back. */
export interface ChargeTerms {
  keptBasisPoints: number
  tolerancePoisha: number
  /** Of its own sums, and of what was to be paid: a difference that nobody asks about, and the shop bears. */
  smallPoisha: number
}

/** What a row is about, by its references. */
export interface Matched {
  consigned: Consigned | undefined
  isMixed: boolean
  /** What it is in the books: a parcel’s cash, a charge for what comes back, what was paid for that, or nothing that they know. */
  books: 'cash' | 'return' | 'paid_return' | 'nothing'
  /** What it settles, whichever file says so. A parcel has its cash once, whichever of its consignments brings it. */
  event: string
  /** What its journals are about. */
  subject: string
}

/** A row with what comes of it. */
export interface Judged extends Matched {
  row: SettlementRow
  verdict: Verdict
  expectedPoisha: number | null
  /** It is the first to say so of what it settles. */
  isFirst: boolean
  /** How often what it settles was posted before, and taken back. */
  timesGone: number
  standing: Standing
  isKeptKnown: boolean
  /** A difference that the shop bears. */
  smallPoisha: number
  /** What its journal was about before its consignment was known: that is taken back. */
  formerSubject: string | undefined
}

/** A number and an invoice of two parcels say nothing of either. */
export function matched(
  row: SettlementRow,
  company: Company,
  byName: (name: string) => Consigned | undefined,
): Matched {
  const found = [row.number, row.invoice].filter((name) => name !== '').map(byName)
  const [consigned, other] = found.filter((each) => each !== undefined)
  const isMixed = consigned !== undefined && other !== undefined && consigned.parcelId !== other.parcelId
  if (!consigned || isMixed) {
    const event = unmatchedEvent(row, company)
    return { consigned: undefined, isMixed, books: 'nothing', event, subject: `settlement:${event}:${row.kind}` }
  }
  const { consignmentId, parcelId, isOurs, isElsewhere } = consigned
  // The same wherever the parcel is by now: what was told before is told again.
  const event = row.kind !== 'returned' && isOurs ? `${company}:${parcelId}` : `${company}:consignment:${consignmentId}`
  if (row.kind === 'paid' && isOurs && !isElsewhere)
    return { consigned, isMixed, books: 'cash', event, subject: `parcel:${parcelId}` }
  if (row.kind === 'paid_return' && isOurs && !isElsewhere)
    return { consigned, isMixed, books: 'paid_return', event, subject: returnSubject(parcelId) }
  if (row.kind === 'compensation' && isOurs)
    return { consigned, isMixed, books: 'nothing', event, subject: compensationSubject(parcelId) }
  return {
    consigned,
    isMixed,
    event,
    subject: `consignment:${consignmentId}:${row.kind}`,
    books: isOurs && row.kind === 'returned' ? 'return' : 'nothing',
  }
}

/** Of what the books know no consignment of, with its sum: told again, it may be the same. */
export function unmatchedEvent({ number, invoice, nth, netPoisha }: SettlementRow, company: Company): string {
  return `${company}:${number || invoice || `nameless ${nth}`}:${netPoisha}`
}

/** In which a courier has earned what it charges for a return. */
export const ENDS_OF_RETURNS: readonly Stage[] = [
  'partly_delivered',
  'refused',
  'coming_back',
  'back',
  'lost',
  'cancelled',
]

/** What comes of a row, and what was to be paid by the books. */
export function judge(
  row: SettlementRow,
  { consigned, isMixed, books }: Pick<Matched, 'consigned' | 'isMixed' | 'books'>,
  standing: Standing,
  earlier: Earlier | undefined,
  terms: ChargeTerms,
): { verdict: Verdict; expectedPoisha: number | null } {
  if (row.kind === 'unsettled') return { verdict: 'not_settled', expectedPoisha: null }
  if (earlier) return { verdict: secondVerdict(row, earlier, consigned !== undefined), expectedPoisha: null }
  if (isMixed) return { verdict: 'mixed', expectedPoisha: null }
  if (!consigned) return { verdict: 'unknown', expectedPoisha: null }
  if (!consigned.isOurs) return { verdict: 'not_ours', expectedPoisha: null }
  if (row.kind === 'compensation') return { verdict: 'compensation', expectedPoisha: null }
  const charged = (verdict: Verdict) => chargedAs(verdict, row, consigned, terms)
  if (books === 'return') return { verdict: charged(verdictOfReturn(row, consigned.stage, terms)), expectedPoisha: 0 }
  if (books === 'paid_return') {
    const { verdict, expectedPoisha } = judgePaidReturn(row, consigned, standing, terms)
    return { verdict: charged(verdict), expectedPoisha }
  }
  const expectedPoisha = books === 'cash' ? standing.owedPoisha + standing.suspensePoisha : 0
  return { verdict: charged(verdictOfCash(row, standing, expectedPoisha, terms)), expectedPoisha }
}

/** Of what is right otherwise: without a quote, nothing is known of what it should cost. */
function chargedAs(
  verdict: Verdict,
  { collectedPoisha, chargePoisha }: SettlementRow,
  { quotedPoisha }: Consigned,
  { keptBasisPoints, tolerancePoisha }: ChargeTerms,
): Verdict {
  if (quotedPoisha === null || (verdict !== 'paid' && verdict !== 'returned')) return verdict
  const keptPoisha = Math.ceil((collectedPoisha * keptBasisPoints) / 10_000)
  return chargePoisha > quotedPoisha + keptPoisha + tolerancePoisha ? 'overcharged' : verdict
}

/** A parcel is paid once; money that is of none may come every week with the same words. */
function secondVerdict(row: SettlementRow, earlier: Earlier, isConsigned: boolean): Verdict {
  if (earlier.isOfThisFile) return 'twice'
  if (!isConsigned && !earlier.isOfThisPayment) return 'repeated'
  const isSame = (['collectedPoisha', 'chargePoisha', 'netPoisha'] as const).every((sum) => row[sum] === earlier[sum])
  return isSame ? 'known' : 'differs'
}

function verdictOfCash(
  row: SettlementRow,
  { isDelivered }: Standing,
  expectedPoisha: number,
  terms: ChargeTerms,
): Verdict {
  if (!isDelivered) return 'not_delivered'
  if (!isSumRight(row, terms)) return 'wrong_sum'
  return verdictOfDifference(expectedPoisha - broughtBy(row), terms) ?? 'paid'
}

function verdictOfReturn(row: SettlementRow, stage: Stage, terms: ChargeTerms): Verdict {
  if (stage === 'delivered') return 'return_charged'
  if (!ENDS_OF_RETURNS.includes(stage)) return 'not_returned'
  if (!isSumRight(row, terms)) return 'wrong_sum'
  return verdictOfDifference(-broughtBy(row), terms) ?? 'returned'
}

/** What its courier owes of it; where nobody has told the shop of that cash before, what the row says, up to the delivery. */
function judgePaidReturn(
  row: SettlementRow,
  { stage, shippingPoisha }: Consigned,
  { owedPoisha }: Standing,
  terms: ChargeTerms,
): { verdict: Verdict; expectedPoisha: number } {
  const unreportedPoisha = stage === 'partly_delivered' ? 0 : Math.min(broughtBy(row), shippingPoisha)
  const expectedPoisha = owedPoisha > 0 ? owedPoisha : unreportedPoisha
  if (stage === 'delivered') return { verdict: 'return_charged', expectedPoisha }
  if (!ENDS_OF_RETURNS.includes(stage)) return { verdict: 'not_returned', expectedPoisha }
  if (!isSumRight(row, terms)) return { verdict: 'wrong_sum', expectedPoisha }
  return { verdict: verdictOfDifference(expectedPoisha - broughtBy(row), terms) ?? 'returned', expectedPoisha }
}

function verdictOfDifference(missingPoisha: number, { smallPoisha }: ChargeTerms): 'short' | 'over' | undefined {
  if (Math.abs(missingPoisha) <= smallPoisha) return undefined
  return missingPoisha > 0 ? 'short' : 'over'
}

/** Couriers pay out whole taka of charges that are not. */
function isSumRight(row: SettlementRow, { smallPoisha }: ChargeTerms): boolean {
  return Math.abs(row.collectedPoisha - broughtBy(row)) <= smallPoisha
}

/** What came of it, with what was kept for charges: as it is posted, not as it says. */
function broughtBy({ chargePoisha, netPoisha }: SettlementRow): number {
  return netPoisha + chargePoisha
}
