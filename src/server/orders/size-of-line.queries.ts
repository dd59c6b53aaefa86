import { type RawBuilder, sql } from 'kysely'

/**
 * The size that a line of `order_lines` was bought in: what it points at, else the one that its product is offered in by that name now, as
 * of a line that was not looked up yet, or of a size that was taken off and offered again. Null: not offered any more.
 */
export function sizeIdOfLine(): RawBuilder<number | null> {
  return sql`coalesce(order_lines.product_size_id, (
    select offered.id from product_sizes as offered
    where offered.product_id = order_lines.product_id and offered.size = order_lines.size
  ))`
}
