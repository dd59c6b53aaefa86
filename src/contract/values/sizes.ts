/** Sizes on offer and the chart that stands in where a product has none (spec §9). Plain values: the browser loads this file without Zod. */
export const SIZES = ['M', 'L', 'XL', 'XXL'] as const
export type Size = (typeof SIZES)[number]

export interface SizeChartRow {
  size: string
  chest: number
  length: number
  sleeve: number
}

export const DEFAULT_SIZE_CHART: readonly SizeChartRow[] = [
  { size: 'M', chest: 39, length: 27.5, sleeve: 8.5 },
  { size: 'L', chest: 40.5, length: 28, sleeve: 8.75 },
]

/** Most pieces in one cart line, most lines in one cart (decisions, "Names and money"). */
export const MAX_QUANTITY = 99
export const MAX_CART_LINES = 50
