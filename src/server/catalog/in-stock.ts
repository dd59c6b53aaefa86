import type { Size } from '#contract/garment'

/** The sizes of a product that can be bought are kept in its row as bits (0011_in_stock.sql). */
const BITS: Record<Size, number> = { M: 1, L: 2, XL: 4, XXL: 8 }

export function bitOf(size: Size): number {
  return BITS[size]
}

/** Of these sizes those that have not sold out, as bits. */
export function bitsInStock(sizes: { size: Size; stock: number | null }[]): number {
  return sizes.filter(({ stock }) => stock !== 0).reduce((bits, { size }) => bits | bitOf(size), 0)
}
