import { formatTaka, sumOfTaka } from '#contract/values/money'
import { m } from '#messages'

/** Behind what a door is asked for, in taka: what that was rounded down from; '' where it was not. `rounding`: what that makes less. */
export function roundedWords(total: number, rounding: number): string {
  return rounding === 0 ? '' : `; ${m.orders_rounded({ sum: formatTaka(sumOfTaka([total, -rounding])) })}`
}
