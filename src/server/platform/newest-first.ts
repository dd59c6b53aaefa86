import type { Page } from '#contract/fields'
import { Refusal } from './refusal.ts'

/** The cursor of a list by falling ids is the id that the page before ended with. Refuses any other text. */
export function idBefore(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor)
  throw notAPlace()
}

/** A page of `limit` out of rows read one too many; `placeOf` is the cursor that a row gives. */
export function pageFrom<Row, Item>(
  { rows, total }: { rows: Row[]; total: number },
  limit: number,
  itemOf: (row: Row) => Item,
  placeOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(itemOf), total, next: last && rows.length > limit ? placeOf(last) : null }
}

export function notAPlace(): Refusal {
  return new Refusal('invalid_request', { fields: { cursor: 'This is not a place in this list.' } })
}
