import { exactPoisha } from '#contract/values/money'

interface Payable {
  /** Of the statement; of one whose payout came back, what did. */
  mostPoisha: number
  /** What the shop owes the store net, by now. */
  balancePoisha: number
  /** Taka. */
  leastPayout: number
}

/** What a payout of a statement would be, and why there is none. */
export function payableNow({ mostPoisha, balancePoisha, leastPayout }: Payable): {
  amountPoisha: number
  stop: 'nothing_to_pay' | 'payout_below_least' | null
} {
  const amountPoisha = Math.min(mostPoisha, balancePoisha)
  if (amountPoisha <= 0) return { amountPoisha, stop: 'nothing_to_pay' }
  return { amountPoisha, stop: amountPoisha < exactPoisha(leastPayout) ? 'payout_below_least' : null }
}
