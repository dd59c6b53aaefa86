import { namesOf } from './by-name.ts'

export const MAX_SETTLEMENT_BYTES = 8 * 1024 * 1024
export const MAX_SETTLEMENT_ROWS = 20_000
export const MAX_SETTLEMENT_COLUMNS = 100
export const MOST_CHARGE_COLUMNS = 8
/** So many lines that are left out are told, and kept with a file, the first. */
export const MOST_SETTLEMENT_PROBLEMS = 100

/**
 * Whether a company’s row pays what was delivered, or charges for what comes back. `paid_return`: it brings what a door paid for the
 * delivery that kept nothing. `compensation`: it pays for what it lost or spoiled.
 * `unsettled`: it does none of that yet.
 */
export const ROW_KINDS = ['paid', 'returned', 'paid_return', 'compensation', 'unsettled'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/**
 * What comes of a row. `known`: an earlier file says the same. `return_charged`: as a return, of what was delivered. `differs`: an
 * earlier file says otherwise. `not_ours`: a store’s own account carries it. `mixed`: its numbers are of two consignments.
 * `not_delivered`, `not_returned`: the books say otherwise. `wrong_sum`: collected less charge is not what is paid. `not_settled`: the
 * company lists it, and has not paid it; it posts nothing, and is told again once it is paid. `repeated`: an earlier file has such a row,
 * and both are of no consignment: it may be the same money, or as much once more. `compensation`: whose it is, an admin decides.
 * `overcharged`: its cash is right, and more was kept of it than was quoted.
 */
export const VERDICTS = [
  'paid',
  'returned',
  'known',
  'short',
  'over',
  'return_charged',
  'twice',
  'differs',
  'unknown',
  'not_ours',
  'mixed',
  'not_delivered',
  'not_returned',
  'wrong_sum',
  'not_settled',
  'repeated',
  'compensation',
  'overcharged',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** Nothing to look at. */
export const PLAIN_VERDICTS: readonly Verdict[] = ['paid', 'returned', 'known']

/**
 * `accepted`: a difference is the shop’s loss or gain, or what a second row says was paid was; `ignored`: nothing was. `not_paid`: the
 * row’s money did not come. `instead`: the row is true in place of an earlier one. `of_store`: a compensation is its store’s.
 */
export const DECISIONS = ['accepted', 'ignored', 'not_paid', 'instead', 'of_store'] as const
export type Decision = (typeof DECISIONS)[number]

/** What the difference between a payment and its rows is. */
export const FILE_DECISIONS = ['charge', 'dispute', 'loss'] as const
export type FileDecision = (typeof FILE_DECISIONS)[number]

/** Why a row counts no more: its money did not come, or a later row is true instead. */
export const GONE = ['taken_back', 'replaced'] as const
export type Gone = (typeof GONE)[number]

/** Columns of a company’s file, with what they are called, in plain letters, the likelier first. */
const ALSO_CALLED = {
  number: words(
    'consignmentid consignment consignmentno consignmentnumber cid trackingid trackingnumber trackingcode tracking parcelid parcelno awb awbno',
  ),
  invoice: words(
    'merchantorderid merchantinvoiceid merorderref invoice invoiceno invoicenumber merchantinvoice orderid orderno ordernumber reference',
  ),
  payment: words('paymentstatus payoutstatus settlementstatus disbursementstatus paidstatus'),
  status: words('status deliverystatus orderstatus parcelstatus type'),
  collected: words(
    'collectedamount amountcollected collected cashcollected cashcollection codcollected collectedcod codamount collectionamount cod collectableamount orderamount amount',
  ),
  net: words(
    'payout payable payableamount netpayable paid paidamount netamount net payoutamount merchantpayable disbursed receivable',
  ),
  charges: words(
    'totalfee totalcharge totalcharges charges charge fee deliveryfee deliverycharge shippingcharge codfee codcharge returncharge returnfee additionalcharge',
  ),
}
export type SettlementField = keyof typeof ALSO_CALLED
export const SETTLEMENT_FIELDS = namesOf(ALSO_CALLED)
export const ONE_COLUMN_FIELDS = SETTLEMENT_FIELDS.filter((field) => field !== 'charges')
export type OneColumnField = Exclude<SettlementField, 'charges'>

export type SettlementColumns = { [Field in OneColumnField]?: string | undefined } & { charges: string[] }

/** Charges that a total holds already; those beside one another are added. */
const TOTAL_CHARGES = words('totalfee totalcharge totalcharges')

function words(text: string): readonly string[] {
  return text.split(' ')
}

const plainLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A column for each field, by its head, `COD Amount (BDT)` included. */
export function guessedSettlementColumns(columns: readonly string[]): SettlementColumns {
  const plain = columns.map((column) => plainLetters(column.replace(/\(.*?\)|৳|\bBDT\b|\bTk\.?/gi, '')))
  const taken = new Set<string>()
  const guessed: SettlementColumns = { charges: [] }
  for (const field of SETTLEMENT_FIELDS) {
    const found = ALSO_CALLED[field].flatMap((alias) =>
      columns.filter((column, at) => plain[at] === alias && !taken.has(column)),
    )
    const kept = field === 'charges' ? chargesAmong(found) : found.slice(0, 1)
    for (const column of kept) taken.add(column)
    if (field === 'charges') guessed.charges = kept
    else if (kept[0] !== undefined) guessed[field] = kept[0]
  }
  return guessed
}

function chargesAmong(found: string[]): string[] {
  const total = found.find((column) => TOTAL_CHARGES.includes(plainLetters(column)))
  return total === undefined ? found.slice(0, MOST_CHARGE_COLUMNS) : [total]
}
