import type { RowKind } from '#contract/values/settlements'

/** What is yet to come, or only the rider’s word (`delivered_approval_pending`): no cash is here for it. */
const WAITING =
  /\bunpaid\b|\bdue\b|\bpending\b|\bhold\b|\bheld\b|\bprocess(ing)?\b|\bin ?transit\b|\bout for\b|\bfor delivery\b|\bin progress\b|\bassigned\b|\bpick ?up\b|\bhub\b|\bre ?schedul|\breturning\b|\bin review\b|\bon the way\b|\bawait|\brequest|\bnot (yet )?(paid|settled|disbursed|received|return)|অপেক্ষ|পেন্ডিং|হোল্ড|বকেয|অপরিশোধ|প্রক্রি|পথে/
const RETURNED = /return|refus|cancel|\brto\b|ফেরত|বাতিল/
/** Nothing was kept, and the door paid for the delivery. */
const PAID_RETURN = /\bpaid return/
const FAILED = /\bun ?deliver|\bnot\b|\bfail|\bun ?success|\bincomplete\b|ব্যর্থ|হয\u09bc?নি/
const DELIVERED =
  /\bdeliver(y|ed)?\b|\bpart(ial|ially|ly)?\b|\bpaid\b|\bsuccess(ful|fully)?\b|\bexchanged?\b|\bcompleted?\b|ডেলিভার/
/** It is settled, whatever became of the parcel. */
const SETTLED = /\bsettled\b|\bdisbursed\b|\badjust|পরিশোধ/
/** Paid for what was lost or spoiled. */
const COMPENSATED = /\bcompensat|\bindemni|\breimburs|ক্ষতিপূরণ/

/**
 * Of a row: by its status; a paid return is one where it brings cash. Where a payment’s status stands beside it, that says whether it is settled. Where they
 * say nothing, by whether it brings cash. Null: words that nobody knows, which are no cash.
 */
export function kindOf(statusWords: string, collectedPoisha: number, paymentWords = ''): RowKind | null {
  const status = plain(statusWords)
  const payment = plain(paymentWords)
  const byCash = collectedPoisha > 0 ? 'paid' : 'returned'
  const said = status === '' ? byCash : kindSaid(status, byCash, collectedPoisha)
  if (payment === '') return said
  const isPaid = isPaidBy(payment)
  if (isPaid === null) return null
  if (!isPaid) return 'unsettled'
  return said === null || said === 'unsettled' ? byCash : said
}

/** Of a payment’s own status; null: nobody knows its words. */
function isPaidBy(words: string): boolean | null {
  if (WAITING.test(words) || FAILED.test(words)) return false
  if (DELIVERED.test(words) || SETTLED.test(words) || COMPENSATED.test(words)) return true
  return RETURNED.test(words) ? false : null
}

function kindSaid(words: string, byCash: RowKind, collectedPoisha: number): RowKind | null {
  if (WAITING.test(words)) return 'unsettled'
  if (COMPENSATED.test(words)) return 'compensation'
  if (PAID_RETURN.test(words) && collectedPoisha > 0) return 'paid_return'
  if (RETURNED.test(words)) return 'returned'
  if (FAILED.test(words)) return 'unsettled'
  if (DELIVERED.test(words)) return 'paid'
  return SETTLED.test(words) ? byCash : null
}

function plain(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-–/]+/g, ' ')
    .trim()
}
