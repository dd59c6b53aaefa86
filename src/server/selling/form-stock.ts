import type { ProductChange } from '#contract/selling/product-form'
import { SIZES, type Size } from '#contract/values/sizes'

/** Size → pieces left; null: not counted; absent: not offered. */
type Stock = Partial<Record<Size, number | null>>

/** Unsaid stock stays; with `stockSeen` only the difference counts, so that sales hold (decision 007). */
export function stockFrom(form: ProductChange, now: Stock): { size: Size; stock: number | null }[] {
  const sizes = form.sizes ?? SIZES.filter((size) => now[size] !== undefined)
  return SIZES.filter((size) => sizes.includes(size)).map((size) => ({ size, stock: piecesOf(size, form, now[size]) }))
}

function piecesOf(size: Size, { stock, stockSeen }: ProductChange, left: number | null | undefined): number | null {
  if (stock === undefined) return left ?? null
  const typed = stock?.[size] ?? null
  if (!stockSeen || left === undefined) return typed
  const seen = stockSeen[size] ?? null
  if (typed === seen) return left
  if (typed === null || seen === null || left === null) return typed
  return Math.max(0, left + typed - seen)
}
