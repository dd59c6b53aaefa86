import type { ManualEntryKind } from '#contract/values/manual-entries'
import type { Journal, Leg, SHOP_ACCOUNTS } from '../ledger/journal.ts'

export interface PostedEntry {
  id: number
  vendorId: number
  kind: ManualEntryKind
  amountPoisha: number
  vatPoisha: number
  /** What the store owes before it. */
  owesPoisha: number
}

type ShopAccount = (typeof SHOP_ACCOUNTS)[number]

/** Against which account of the shop. */
const AGAINST: Record<ManualEntryKind, ShopAccount> = {
  credit: 'store_adjustments',
  debit: 'store_adjustments',
  penalty: 'penalties',
  fee: 'fees',
  compensation: 'losses',
  write_off: 'losses',
  opening_balance: 'opening_balances',
  opening_debt: 'opening_balances',
}

/** Posts what was approved: what is taken of a store it owes, what it is given is payable (docs/decisions/083). */
export function entryJournal(entry: PostedEntry): Journal {
  const { id, kind, amountPoisha, vatPoisha } = entry
  const [account, store] = [AGAINST[kind], storeLegs(entry)]
  const givenPoisha = 0 - store.reduce((sum, { poisha }) => sum + poisha, 0)
  return {
    kind: `manual_${kind}`,
    source: String(id),
    subject: `entry:${id}`,
    legs: [
      ...store,
      { account, poisha: givenPoisha > 0 ? amountPoisha : -amountPoisha },
      { account: 'vat_payable', poisha: -vatPoisha },
    ],
  }
}

function storeLegs({ kind, vendorId, amountPoisha, vatPoisha, owesPoisha }: PostedEntry): Leg[] {
  const owes = (poisha: number): Leg => ({ account: 'vendor_owes', owner: vendorId, poisha })
  const payable = (poisha: number): Leg => ({ account: 'vendor_payable', owner: vendorId, poisha })
  switch (kind) {
    case 'debit':
    case 'penalty':
    case 'fee':
    case 'opening_debt':
      return [owes(amountPoisha + vatPoisha)]
    case 'write_off': {
      // The rest is what it was paid too much.
      const ofDebtPoisha = Math.min(amountPoisha, Math.max(0, owesPoisha))
      return [owes(-ofDebtPoisha), payable(ofDebtPoisha - amountPoisha)]
    }
    default:
      return [payable(-amountPoisha)]
  }
}
