import { plainDigits } from '#contract/values/digits'

/** Whole words; in Bangla a colon may be written as a visarga (`মোটঃ`). */
const TOTAL =
  /(?<!\p{L})(?:(?:sub|grand)?totals?|sums?)(?!\p{L})|(?<![\p{L}\p{M}])(?:(?:সর্ব|উপ|সাব)?(?:মোট|টোটাল)|যোগফল|সমষ্টি)(?!\p{L}|[\u09bc-\u09cd\u09d7])/iu

interface TotalLine {
  cells: string[]
  /** What stands where a parcel is named, as it is written. */
  references: string[]
  money: Map<string, number | null>
}

/**
 * Asked of each line in its order: whether it is a total. Where it names nothing: one that says “total”, or has the sums of all above it.
 * Where something stands in place of a parcel’s number: one in which that is itself the word, or the count of lines above with their sums.
 */
export function totalFinder(): (line: TotalLine) => boolean {
  const above: number[] = []
  let linesAbove = 0
  return ({ cells, references, money }) => {
    const amounts = [...money.values()]
    const hasSums = areSums(amounts, above)
    const saysTotal = cells.some((cell) => TOTAL.test(cell.normalize('NFC')))
    const isTotal =
      references.length === 0
        ? saysTotal || hasSums
        : saysTotal && references.every((each) => isWord(each) || (hasSums && isCount(each, linesAbove)))
    if (isTotal) return true
    linesAbove += 1
    amounts.forEach((amount, at) => {
      above[at] = (above[at] ?? 0) + (amount ?? 0)
    })
    return false
  }
}

/** `Grand total`, `Total (2)`; but not `TOTAL-123`, which a shop may call its orders: references have digits. */
function isWord(reference: string): boolean {
  return TOTAL.test(reference.normalize('NFC')) && (!/\p{N}/u.test(reference) || /[:=(ঃ]/.test(reference))
}

/** `2`, `Total 2`, `2 parcels`. */
function isCount(reference: string, lines: number): boolean {
  return /^[^\d]*(\d+)[^\d]*$/.exec(plainDigits(reference))?.[1] === String(lines)
}

function areSums(amounts: (number | null)[], above: number[]): boolean {
  const isSaid = amounts.some((amount) => amount !== 0 && amount !== null)
  return isSaid && amounts.every((amount, at) => amount === 0 || amount === above[at])
}
