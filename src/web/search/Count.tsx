import type { Page } from '#contract/machinery/fields'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'

/** “97–120 of 263 products”; `total` in other words where uncounted. */
export function Count({ page, total = formatNumber(page.total) }: { page: Page<unknown>; total?: string }) {
  const isPart = page.next !== null || Boolean(page.before)
  const products = m.ui_products({ count: page.total, shown: total })
  return <p className="shelf-count">{isPart ? m.search_page({ page: rangeOf(page), products }) : products}</p>
}

/** “97–120” */
export function rangeOf({ before = 0, items }: Page<unknown>): string {
  return `${formatNumber(before + 1)}–${formatNumber(before + items.length)}`
}
