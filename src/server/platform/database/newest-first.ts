import type { Page } from '#contract/machinery/fields'
import { m } from '#messages'
import { Refusal } from '../refusal.ts'

/** Keyset cursor: the last id of the page before. Refuses any other text. */
export function idBefore(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor)
  throw notACursor()
}

/** Of rows read one too many; `placeOf` makes the cursor. */
export function pageFrom<Row, Item>(
  { rows, total }: { rows: Row[]; total: number },
  limit: number,
  itemOf: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown.map(itemOf), total, next: last && rows.length > limit ? cursorOf(last) : null }
}

export function notACursor(): Refusal {
  return new Refusal('invalid_request', { fields: { cursor: m.refusal_no_place_in_list() } })
}
