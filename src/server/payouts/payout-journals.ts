import type { Journal, Reversal } from '../ledger/journal.ts'

interface PaidPayout {
  payoutId: number
  vendorId: number
  amountPoisha: number
  /** What the shop owes the store net of what that owes the shop, before this. */
  balancePoisha: number
  owesPoisha: number
}

const eventOf = (payoutId: number) => ({ source: String(payoutId), subject: `payout:${payoutId}` })

/**
 * What the store owes is set off as far as it is owed anything beside what is paid, so that one balance is left. Below zero, as a
 * correction took back what was set off before, all of it is.
 */
export function payoutJournals({ payoutId, vendorId, amountPoisha, ...now }: PaidPayout): Journal[] {
  const nettedPoisha = Math.min(now.owesPoisha, Math.max(0, now.balancePoisha + now.owesPoisha - amountPoisha))
  return [
    {
      ...eventOf(payoutId),
      kind: 'payout',
      legs: [
        { account: 'vendor_payable', owner: vendorId, poisha: amountPoisha },
        { account: 'bank', poisha: -amountPoisha },
      ],
    },
    {
      ...eventOf(payoutId),
      kind: 'debt_netted',
      legs: [
        { account: 'vendor_payable', owner: vendorId, poisha: nettedPoisha },
        { account: 'vendor_owes', owner: vendorId, poisha: -nettedPoisha },
      ],
    },
  ]
}

/** The money came back. What was set off stays so. */
export function cameBack(payoutId: number, journalId: number): Reversal {
  return { ...eventOf(payoutId), kind: 'payout_failed', reverses: journalId }
}
