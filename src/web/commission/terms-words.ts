import type { TermsOnWire } from '#contract/values/commission'
import { formatNumber } from '#contract/values/digits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'

/** `10 % · ৳5 a piece · at most ৳200 a piece`. */
export function termsWords({ percent, fixed, lowest, highest }: TermsOnWire): string {
  const parts = [
    percent > 0 || fixed === 0 ? m.commission_part_percent({ percent: percentWords(percent) }) : null,
    fixed > 0 ? m.commission_part_fixed({ amount: formatTaka(fixed) }) : null,
    lowest === null ? null : m.commission_part_lowest({ amount: formatTaka(lowest) }),
    highest === null ? null : m.commission_part_highest({ amount: formatTaka(highest) }),
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

export function percentWords(percent: number): string {
  return formatNumber(percent, Number.isInteger(percent) ? 0 : 2)
}
