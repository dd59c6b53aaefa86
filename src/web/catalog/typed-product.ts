import { DEFAULT_SIZE_CHART, SIZES, type Size, type SizeChartRow } from '#contract/garment'
import type { ManagedProduct } from '#contract/managed-products'

export const MEASURES = ['chest', 'length', 'sleeve'] as const
export type ChartCell = 'size' | (typeof MEASURES)[number]

/** A row of the size chart while it is typed; `key` tells rows apart. */
export type TypedRow = { key: number } & Record<ChartCell, string>

/** The product form as it stands on the screen: texts, because a person is still typing. Names are those of spec §7. */
export interface TypedProduct {
  category: string
  name: string
  description: string
  specification: string
  price: string
  compareAtPrice: string
  tags: string[]
  sizes: Size[]
  /** Empty: not counted. */
  stock: Record<Size, string>
  /** The stock that the form began with: pieces sold since then stay sold (docs/decisions/007). */
  stockSeen: Record<Size, string>
  sizeChart: TypedRow[]
  /** File that was chosen for the picture; empty: none. */
  pictureName: string
  isPictureRemoved: boolean
}

/** What the form of a product begins with; null: of a new one, with the default chart of spec §9. */
export function typedOf(product: ManagedProduct | null): TypedProduct {
  const stock = stockOf((size) => String(product?.stock[size] ?? ''))
  return {
    category: product ? String(product.categoryId) : '',
    name: product?.name ?? '',
    description: product?.description ?? '',
    specification: product?.specification ?? '',
    price: product ? String(product.price) : '',
    compareAtPrice: String(product?.compareAtPrice ?? ''),
    tags: product?.tags ?? [],
    sizes: product?.sizes ?? [],
    stock,
    stockSeen: stock,
    sizeChart: typedRows(product?.chart ?? DEFAULT_SIZE_CHART),
    pictureName: '',
    isPictureRemoved: false,
  }
}

export function typedRows(chart: readonly SizeChartRow[]): TypedRow[] {
  return chart.map(({ size, chest, length, sleeve }, key) => ({
    key,
    size,
    chest: String(chest),
    length: String(length),
    sleeve: String(sleeve),
  }))
}

export function blankRow(rows: TypedRow[]): TypedRow {
  const size = SIZES.find((each) => rows.every((row) => row.size !== each)) ?? ''
  return { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, size, chest: '', length: '', sleeve: '' }
}

/** The multipart form of spec §7. Without a picture the product keeps the one it has. */
export function formOf(typed: TypedProduct, picture: File | null): FormData {
  const form = new FormData()
  for (const name of ['name', 'description', 'specification', 'category'] as const) form.append(name, typed[name])
  form.append('price', amountIn(typed.price))
  form.append('compareAtPrice', amountIn(typed.compareAtPrice))
  form.append('tags', JSON.stringify(typed.tags))
  form.append('sizes', JSON.stringify(typed.sizes))
  const stock = stockOf((size) => (typed.sizes.includes(size) ? piecesIn(typed.stock[size]) : null))
  form.append('stock', JSON.stringify(stock))
  form.append('stockSeen', JSON.stringify(stockOf((size) => piecesIn(typed.stockSeen[size]))))
  form.append('sizeChart', JSON.stringify(typed.sizeChart.map(chartRowOf)))
  if (picture) form.append('imageFile', picture)
  else if (typed.isPictureRemoved) form.append('removeImage', '1')
  return form
}

/** `৳ 1,250` → `1250`, also from Bengali digits. */
export function amountIn(text: string): string {
  return latin(text).replace(/[৳,\s]/g, '')
}

/** A number of inches; NaN where it is none. A comma may stand for the point. */
export function inchesIn(text: string): number {
  const number = latin(text).trim().replace(',', '.')
  return number === '' ? Number.NaN : Number(number)
}

/** Pieces; null: not counted. NaN where it is no number. */
export function piecesIn(text: string): number | null {
  const number = latin(text).trim()
  return number === '' ? null : Number(number)
}

function chartRowOf({ size, chest, length, sleeve }: TypedRow): SizeChartRow {
  return { size: size.trim(), chest: inchesIn(chest), length: inchesIn(length), sleeve: inchesIn(sleeve) }
}

function stockOf<T>(of: (size: Size) => T): Record<Size, T> {
  return { M: of('M'), L: of('L'), XL: of('XL'), XXL: of('XXL') }
}

function latin(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
}
