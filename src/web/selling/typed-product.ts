import type { ManagedProduct } from '#contract/selling'
import { byName } from '#contract/values/by-name'
import { plainDigits } from '#contract/values/digits'
import { amountIn } from '#contract/values/money'
import { DEFAULT_SIZE_CHART, SIZES, type Size, type SizeChartRow } from '#contract/values/sizes'
import { type Edit, isSame } from '../platform/merging.ts'
import { PRICE_NAMES } from './price-fields.ts'

export const MEASURES = ['chest', 'length', 'sleeve'] as const
export type ChartCell = 'size' | (typeof MEASURES)[number]

export type TypedRow = { key: number } & Record<ChartCell, string>

const WORD_NAMES = ['category', 'name', 'description', 'specification'] as const
export const TEXT_NAMES = [...WORD_NAMES, ...PRICE_NAMES] as const
export type TextName = (typeof TEXT_NAMES)[number]

/** Texts, as typed. Names are those of spec §7. */
export interface TypedProduct extends Record<TextName, string> {
  tags: string[]
  sizes: Size[]
  /** Empty: not counted. */
  stock: Record<Size, string>
  sizeChart: TypedRow[]
  imagePath: string | null
  /** Empty: none. */
  pictureName: string
  isPictureRemoved: boolean
}

/** Null: new, with the default chart (spec §9). */
export function typedOf(product: ManagedProduct | null): TypedProduct {
  return {
    category: product ? String(product.categoryId) : '',
    name: product?.name ?? '',
    description: product?.description ?? '',
    specification: product?.specification ?? '',
    ...byName(PRICE_NAMES, (name) => String(product?.[name] ?? '')),
    tags: product?.tags ?? [],
    sizes: product?.sizes ?? [],
    stock: stockOf((size) => String(product?.stock[size] ?? '')),
    sizeChart: typedRows(product?.chart ?? DEFAULT_SIZE_CHART),
    imagePath: product?.imagePath ?? null,
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

/** The product as a multipart form (spec §7). */
export function formOf(typed: TypedProduct, picture: File | null): FormData {
  return partsOf({ typed, from: null }, picture)
}

/** What was touched, with the version it began from. */
export function changesOf(edit: Edit<TypedProduct>, picture: File | null, fromVersion: number): FormData {
  const form = partsOf(edit, picture)
  form.append('fromVersion', String(fromVersion))
  return form
}

function partsOf({ typed, from }: { typed: TypedProduct; from: TypedProduct | null }, picture: File | null): FormData {
  const form = new FormData()
  const add = (field: Exclude<keyof TypedProduct, 'imagePath' | 'pictureName' | 'isPictureRemoved'>, text: string) => {
    if (!from || !isSame(typed[field], from[field])) form.append(field, text)
  }
  for (const name of WORD_NAMES) add(name, typed[name])
  for (const name of PRICE_NAMES) add(name, amountIn(typed[name]))
  add('tags', JSON.stringify(typed.tags))
  add('sizes', JSON.stringify(typed.sizes))
  add('stock', JSON.stringify(stockOf((size) => (typed.sizes.includes(size) ? piecesIn(typed.stock[size]) : null))))
  // Pieces sold since the form began stay sold (docs/decisions/007).
  if (from && form.has('stock')) form.append('stockSeen', JSON.stringify(stockOf((size) => piecesIn(from.stock[size]))))
  add('sizeChart', JSON.stringify(typed.sizeChart.map(chartRowOf)))
  if (picture) form.append('imageFile', picture)
  else if (typed.isPictureRemoved) form.append('removeImage', '1')
  return form
}

/** NaN: none. A decimal comma will do. */
export function inchesIn(text: string): number {
  const number = plainDigits(text).trim().replace(',', '.')
  return number === '' ? Number.NaN : Number(number)
}

/** Null: not counted; NaN: no number. */
export function piecesIn(text: string): number | null {
  const number = plainDigits(text).trim()
  return number === '' ? null : Number(number)
}

function chartRowOf({ size, chest, length, sleeve }: TypedRow): SizeChartRow {
  return { size: size.trim(), chest: inchesIn(chest), length: inchesIn(length), sleeve: inchesIn(sleeve) }
}

function stockOf<T>(of: (size: Size) => T): Record<Size, T> {
  return { M: of('M'), L: of('L'), XL: of('XL'), XXL: of('XXL') }
}
