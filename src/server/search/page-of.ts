import type { Page } from '#contract/machinery/fields'
import type { Fields, ListedRow } from '../products/on-sale.queries.ts'
import type { Order } from './cursor.ts'
import { cursorOf, type Mark, markOf, type SortKey } from './cursor.ts'
import type { KeysetPage, Listed } from './keyset-page.queries.ts'

interface Paging {
  limit: number
  cursor?: string | undefined
  fields?: Fields
}

/** A page with its keyset cursors, which hold sort key and count. Refuses a cursor of another order. */
export async function pageOf<Item>(
  ordered: Omit<Order, 'isBack'>,
  { limit, cursor, fields }: Paging,
  listed: (order: Order, keyset: KeysetPage) => Promise<Listed>,
  itemOf: (row: ListedRow) => Item,
): Promise<Page<Item>> {
  const mark = cursor === undefined ? undefined : markOf(ordered, cursor)
  const isBack = mark?.isBack ?? false
  const order = { ...ordered, isBack }
  const { rows, total } = await listed(order, { after: mark?.sortKey, limit: oneMoreThan(limit), isBack, fields })
  const shown = isBack ? rows.slice(0, limit).reverse() : rows.slice(0, limit)
  const before = isBack ? Math.max(0, (mark?.before ?? 0) - shown.length) : (mark?.before ?? 0)
  const isMore = rows.length > limit
  return {
    items: shown.map(itemOf),
    total,
    next: isBack || isMore ? cursorAt(order, shown.at(-1), { before: before + shown.length, isBack: false }) : null,
    before,
    previous: mark && (!isBack || isMore) ? previousTo(order, shown.at(0), before, limit) : null,
  }
}

function previousTo(order: Order, first: (ListedRow & SortKey) | undefined, before: number, limit: number): string {
  return (before > limit && cursorAt(order, first, { before, isBack: true })) || ''
}

function cursorAt(
  order: Order,
  row: (ListedRow & SortKey) | undefined,
  mark: Pick<Mark, 'before' | 'isBack'>,
): string | null {
  return row ? cursorOf(order, { sortKey: row, ...mark }) : null
}

/** One more than asked tells of a next page; rounded, as each number is a statement of its own. */
function oneMoreThan(limit: number): number {
  return Math.ceil(limit / 8) * 8 + 1
}
