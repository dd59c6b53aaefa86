import type { CartLine } from '#contract/cart'
import { m } from '#messages'

/** Off-sale lines do not count. */
export function forSale<Line extends Pick<CartLine, 'notice'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ notice }) => notice?.code !== 'off_sale')
}

/** Money is not counted here: what lines come to, the server says. */
export function piecesOf(lines: readonly { quantity: number }[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return m.ui_pieces({ count })
}
