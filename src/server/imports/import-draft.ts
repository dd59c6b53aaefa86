import type { ImportMapping } from '#contract/imports'
import { optionalText, singleLine, text } from '#contract/machinery/fields'
import type { FindCategory } from '#contract/values/import-categories'
import { MAX_IMPORT_COLUMNS, type OneColumnField, pathKey, rearmed } from '#contract/values/import-columns'
import type { Garment } from '#contract/values/import-garments'
import type { SheetRow } from '#contract/values/import-options'
import { pricesSaid } from '#contract/values/import-prices'
import { exactPoisha } from '#contract/values/money'
import { LONGEST_DESCRIPTION, LONGEST_PRODUCT_NAME, LONGEST_SPECIFICATION } from '#contract/values/product-limits'
import { m } from '#messages'
import type { ProductDraft } from '../products/insert-products.ts'
import { poishaIn, type Say, SOLD_OUT, tagsOf } from './import-cells.ts'
import type { saleDaysReader } from './import-sale-days.ts'
import { sizesOfRows } from './import-sizes.ts'
import { hasLostLetters, plainTextOf } from './import-text.ts'

export type Report = (line: number, column: string, message: string) => void

export interface Sheet {
  columns: string[]
  mapping: ImportMapping
  /** A column that says `out of stock` (Meta, Google), or `0` (WooCommerce). */
  availability: string | undefined
  saleDays: ReturnType<typeof saleDaysReader>
  categoryOf: ReadonlyMap<string, number>
  categoryIds: ReadonlySet<number>
  findCategory: FindCategory
  vendorId: number
}

const nameRule = singleLine(LONGEST_PRODUCT_NAME)
const tagRule = text(20_000)
const descriptionRule = optionalText(LONGEST_DESCRIPTION)
const specificationRule = optionalText(LONGEST_SPECIFICATION)

/** Columns named and missing, fields without a column. */
export function reportMapping({ columns, mapping, categoryIds }: Sheet, line: number, report: Report): void {
  const say = (column: string, message: string) => report(line, column, message)
  const named = Object.values(mapping.columns).flat()
  for (const column of named)
    if (typeof column === 'string' && !columns.includes(column)) say(column, m.imports_there_no_such())
  if (columns.length > MAX_IMPORT_COLUMNS) say('', m.imports_most_columns({ most: MAX_IMPORT_COLUMNS }))
  if (mapping.columns.price === undefined && mapping.fixed.price === undefined)
    say('price', m.imports_nothing_says_price())
  if (mapping.columns.category === undefined && mapping.fixed.categoryId === undefined)
    say('category', m.imports_nothing_says_category())
  const chosen = [mapping.fixed.categoryId, ...Object.values(mapping.categoryOf)]
  if (chosen.some((id) => id !== undefined && !categoryIds.has(id))) say('category', m.imports_chosen_category_no())
}

/** A cell of a row, by its column; empty without one. */
export function cellIn({ columns }: Pick<Sheet, 'columns'>, row: SheetRow, column: string | null | undefined): string {
  return typeof column === 'string' ? rearmed(row.cells[columns.indexOf(column)] ?? '') : ''
}

/** Void once a problem was reported. */
export function draftOf(garment: Garment, sheet: Sheet, report: Report): ProductDraft {
  const { columns, mapping } = sheet
  const { lead, offers } = garment
  for (const { line, cells } of [lead, ...offers])
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) report(line, '', m.imports_row_more_cells())
  const ownFirst = readerOf([...offers, lead], sheet)
  const said = garment.isHeaded ? readerOf([lead, ...offers], sheet) : ownFirst
  const sayAt =
    (field: OneColumnField, { line }: SheetRow = lead): Say =>
    (message) =>
      report(line, mapping.columns[field] ?? field, message)
  const price = priceOf(garment, sheet, sayAt)
  return {
    vendorId: sheet.vendorId,
    categoryId: categoryIn(said(mapping.columns.category), sheet, sayAt('category')),
    name: nameOf(plainTextOf(said(mapping.columns.name)), garment.colour, sayAt('name')),
    description: textOf(plainTextOf(said(mapping.columns.description)), descriptionRule, sayAt('description')),
    specification: textOf(said(mapping.columns.specification), specificationRule, sayAt('specification')),
    pricePoisha: price.paid ?? 0,
    compareAtPoisha: price.struckThrough,
    tags: tagsIn(mapping.columns.tags ?? [], ownFirst, (message, column) => report(lead.line, column, message)),
    sizes: sizesOfRows(
      offers.map((row) => ({
        sizes: cellIn(sheet, row, mapping.columns.sizes),
        stock: cellIn(sheet, row, mapping.columns.stock),
        isSoldOut: isSoldOut(row, sheet),
        sayAt: (field) => sayAt(field, row),
      })),
      mapping.fixed,
    ),
    chart: null,
    image: null,
  }
}

type Said = (column: string | undefined) => string

/** What the first of these rows says that says something. */
function readerOf(rows: SheetRow[], sheet: Sheet): Said {
  return (column) => rows.map((row) => cellIn(sheet, row, column)).find((cell) => cell.trim() !== '') ?? ''
}

function nameOf(name: string, colour: string, say: Say): string {
  const isNamed = colour === '' || name.toLowerCase().includes(colour.toLowerCase())
  return textOf(isNamed ? name : `${name}, ${colour}`, nameRule, say)
}

function textOf(cell: string, rule: ReturnType<typeof optionalText> | ReturnType<typeof singleLine>, say: Say): string {
  if (hasLostLetters(cell)) say(m.imports_lost_letters())
  const parsed = rule.safeParse(cell)
  if (parsed.success) return parsed.data
  say(parsed.error.issues[0]?.message ?? '')
  return ''
}

function tagsIn(columns: string[], said: Said, sayOf: (message: string, column: string) => void): string[] {
  const say: Say = (message) => sayOf(message, columns.join(', '))
  const tags = tagsOf(
    columns.map((column) => plainTextOf(said(column))),
    say,
  )
  if (!tags.every((tag) => tagRule.safeParse(tag).success)) say(m.field_contains_characters_cannot())
  if (tags.some(hasLostLetters)) say(m.imports_lost_letters())
  return tags
}

type SayAt = (field: OneColumnField, row?: SheetRow) => Say

/** In poisha. A product has one price here: rows that ask others are refused. */
function priceOf(garment: Garment, sheet: Sheet, sayAt: SayAt): ReturnType<typeof pricesSaid> {
  const { lead, offers } = garment
  const asked = offers.map((row) => ({ row, prices: pricesIn(row, sheet, sayAt) }))
  const [first, ...others] = asked.filter(({ prices }) => prices.paid !== null)
  const other = others.find(({ prices }) => prices.paid !== first?.prices.paid)
  if (other) sayAt('price', other.row)(m.imports_several_prices())
  if (first) return first.prices
  const ofLead = offers.includes(lead) ? null : pricesIn(lead, sheet, sayAt)
  if (ofLead !== null && ofLead.paid !== null) return ofLead
  const { price } = sheet.mapping.fixed
  const isUnread = [lead, ...offers].some((row) => cellIn(sheet, row, sheet.mapping.columns.price).trim() !== '')
  if (price === undefined && !isUnread) sayAt('price')(m.selling_please_enter_price())
  return { paid: price === undefined ? null : exactPoisha(price), struckThrough: null }
}

function pricesIn(row: SheetRow, sheet: Sheet, sayAt: SayAt): ReturnType<typeof pricesSaid> {
  const { columns } = sheet.mapping
  const poisha = (field: 'price' | 'salePrice' | 'compareAtPrice') =>
    poishaIn(cellIn(sheet, row, columns[field]), sayAt(field, row))
  const sale = poisha('salePrice')
  const salePrice = sale === null || isSaleOn(row, sheet, sayAt) ? sale : null
  const said = { price: poisha('price'), salePrice, compareAtPrice: poisha('compareAtPrice') }
  const { price, compareAtPrice } = said
  if (price !== null && compareAtPrice !== null && compareAtPrice > 0 && compareAtPrice < price)
    sayAt('compareAtPrice', row)(m.selling_must_above_price())
  return pricesSaid(said)
}

function isSaleOn(row: SheetRow, { saleDays }: Sheet, sayAt: SayAt): boolean {
  const days = saleDays(row.cells, new Date())
  if (days?.isNow === null) sayAt('salePrice', row)(m.imports_unread_sale_days({ words: days.words.slice(0, 60) }))
  return days === undefined
}

function categoryIn(cell: string, { mapping, categoryOf, findCategory }: Sheet, say: Say): number {
  const words = plainTextOf(cell)
  const chosen = categoryOf.get(pathKey(cell))
  const found = chosen ?? (cell.trim() === '' ? mapping.fixed.categoryId : findCategory(words))
  if (typeof found === 'number') return found
  if (found === 'several') say(m.imports_several_categories({ name: words.trim() }))
  else
    say(
      cell.trim() === ''
        ? m.selling_please_choose_category()
        : m.imports_no_such_category({ name: words.trim().slice(0, 80) }),
    )
  return 0
}

function isSoldOut(row: SheetRow, sheet: Sheet): boolean {
  return SOLD_OUT.test(cellIn(sheet, row, sheet.availability).trim())
}
