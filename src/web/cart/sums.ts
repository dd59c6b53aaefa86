import type { CartLine } from '#contract/cart'
import { poishaOf } from '#contract/money'

type Priced = Pick<CartLine, 'price' | 'quantity'>

/** In poisha. */
export function subtotalOf({ price, quantity }: Priced): number {
  return (poishaOf(price) ?? 0) * quantity
}

/** In poisha. */
export function totalOf(lines: readonly Priced[]): number {
  return lines.reduce((sum, line) => sum + subtotalOf(line), 0)
}

/** The lines that can be bought: those that went off sale stand in the cart without counting. */
export function forSale<Line extends Pick<CartLine, 'notice'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ notice }) => notice?.code !== 'off_sale')
}

export function piecesOf(lines: readonly { quantity: number }[]): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 piece' : `${count} pieces`
}
