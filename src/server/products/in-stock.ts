import type { Size } from '#contract/values/sizes'

/** The sizes of a product that can be bought are kept in its row as bits (0011_in_stock.sql). */
export const SIZE_BITS: Record<Size, number> = { M: 1, L: 2, XL: 4, XXL: 8 }

export function bitsOf(sizes: readonly Size[]): number {
  return sizes.reduce((bits, size) => bits | SIZE_BITS[size], 0)
}

export function bitsInStock(sizes: { size: Size; stock: number | null }[]): number {
  return bitsOf(sizes.filter(({ stock }) => stock !== 0).map(({ size }) => size))
}
