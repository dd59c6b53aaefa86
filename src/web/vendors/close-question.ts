import type { KeptTerms } from '#contract/payouts/store-terms'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'

/** Before a store is closed: with what it and the shop still owe each other by now (docs/decisions/087). */
export function closeQuestion(terms: Pick<KeptTerms, 'balance' | 'pending'>): string {
  return [m.vendors_sure_want_delete(), ...owedWords(terms)].join(' ')
}

/** All of it, and of that what couriers have not paid yet; where it owes the shop as well, what couriers have is said by itself. */
function owedWords({ balance, pending }: Pick<KeptTerms, 'balance' | 'pending'>): string[] {
  const owed = Math.round((balance + pending) * 100) / 100
  const amount = formatTaka(Math.abs(owed))
  if (pending > 0 && balance >= 0) return [m.vendors_close_owed_in_part({ amount, pending: formatTaka(pending) })]
  if (owed === 0 && pending === 0) return []
  const inAll =
    owed === 0
      ? m.vendors_close_even()
      : owed < 0
        ? m.vendors_close_owing({ amount })
        : m.vendors_close_owed({ amount })
  return pending > 0 ? [inAll, m.vendors_close_counting({ pending: formatTaka(pending) })] : [inAll]
}
