import type { ImportMapping } from '#contract/imports'
import { optionalText, singleLine, text } from '#contract/machinery/fields'
import { MAX_IMPORT_COLUMNS, type OneColumnField, pathKey, rearmed } from '#contract/values/import-columns'
import { poishaOf } from '#contract/values/money'
import { LONGEST_DESCRIPTION, LONGEST_PRODUCT_NAME, LONGEST_SPECIFICATION } from '#contract/values/product-limits'
import type { Size } from '#contract/values/sizes'
import { m } from '#messages'
import type { ProductDraft } from '../products/insert-products.ts'
import type { FindCategory } from './import-categories.ts'
import { poishaIn, type Say, sizesIn, sizesOfStock, stockIn, tagsOf } from './import-cells.ts'
import type { TableRow } from './import-table.ts'

export type Report = (column: string, message: string) => void

export interface Sheet {
  columns: string[]
  mapping: ImportMapping
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
export function reportMapping({ columns, mapping, categoryIds }: Sheet, report: Report): void {
  const named = Object.values(mapping.columns).flat()
  for (const column of named)
    if (column !== undefined && !columns.includes(column)) report(column, m.imports_there_no_such())
  if (columns.length > MAX_IMPORT_COLUMNS) report('', m.imports_most_columns({ most: MAX_IMPORT_COLUMNS }))
  if (mapping.columns.price === undefined && mapping.fixed.price === undefined)
    report('price', m.imports_nothing_says_price())
  if (mapping.columns.category === undefined && mapping.fixed.categoryId === undefined)
    report('category', m.imports_nothing_says_category())
  const chosen = [mapping.fixed.categoryId, ...Object.values(mapping.categoryOf)]
  if (chosen.some((id) => id !== undefined && !categoryIds.has(id))) report('category', m.imports_chosen_category_no())
}

/** Void once a problem was reported. */
export function draftOf({ cells }: TableRow, sheet: Sheet, report: Report): ProductDraft {
  const { columns, mapping } = sheet
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) report('', m.imports_row_more_cells())
  const cellOf = (column: string | undefined) =>
    column === undefined ? '' : rearmed(cells[columns.indexOf(column)] ?? '')
  const cell = (field: OneColumnField) => cellOf(mapping.columns[field])
  const sayAt =
    (field: OneColumnField): Say =>
    (message) =>
      report(mapping.columns[field] ?? field, message)
  const price = priceOf(cell('price'), mapping.fixed.price, sayAt('price'))
  const tagColumns = mapping.columns.tags ?? []
  const tagsSay: Say = (message) => report(tagColumns.join(', '), message)
  const tags = tagsOf(tagColumns.map(cellOf), tagsSay)
  if (!tags.every((tag) => tagRule.safeParse(tag).success)) tagsSay(m.field_contains_characters_cannot())
  return {
    vendorId: sheet.vendorId,
    categoryId: categoryIn(cell('category'), sheet, sayAt('category')),
    name: textOf(cell('name'), nameRule, sayAt('name')),
    description: textOf(cell('description'), descriptionRule, sayAt('description')),
    specification: textOf(cell('specification'), specificationRule, sayAt('specification')),
    pricePoisha: price ?? 0,
    compareAtPoisha: compareAtOf(cell('compareAtPrice'), price, sayAt('compareAtPrice')),
    tags,
    sizes: sizesWithStock(cell('sizes'), cell('stock'), mapping.fixed, sayAt),
    chart: null,
    image: null,
  }
}

function textOf(cell: string, rule: ReturnType<typeof optionalText> | ReturnType<typeof singleLine>, say: Say): string {
  const parsed = rule.safeParse(cell)
  if (parsed.success) return parsed.data
  say(parsed.error.issues[0]?.message ?? '')
  return ''
}

function priceOf(cell: string, fixed: number | undefined, say: Say): number | null {
  if (cell.trim() !== '') return poishaIn(cell, say)
  if (fixed !== undefined) return poishaOf(fixed)
  say(m.selling_please_enter_price())
  return null
}

function compareAtOf(cell: string, price: number | null, say: Say): number | null {
  if (cell.trim() === '') return null
  const compareAt = poishaIn(cell, say)
  if (compareAt !== null && price !== null && compareAt <= price) say(m.selling_must_above_price())
  return compareAt
}

function categoryIn(cell: string, { mapping, categoryOf, findCategory }: Sheet, say: Say): number {
  const found = categoryOf.get(pathKey(cell)) ?? (cell.trim() === '' ? mapping.fixed.categoryId : findCategory(cell))
  if (typeof found === 'number') return found
  if (found === 'several') say(m.imports_several_categories({ name: cell.trim() }))
  else
    say(
      cell.trim() === ''
        ? m.selling_please_choose_category()
        : m.imports_no_such_category({ name: cell.trim().slice(0, 80) }),
    )
  return 0
}

function sizesWithStock(
  sizesCell: string,
  stockCell: string,
  fixed: ImportMapping['fixed'],
  sayAt: (field: 'sizes' | 'stock') => Say,
): { size: Size; stock: number | null }[] {
  const named = sizesCell.trim() === '' ? fixed.sizes : sizesIn(sizesCell, sayAt('sizes'))
  const sizes = named ?? sizesOfStock(stockCell)
  const stock = stockIn(stockCell, sizes, sayAt('stock'))
  const otherwise = stockCell.trim() === '' ? (fixed.stock ?? null) : null
  return [...new Set(sizes)].map((size) => ({ size, stock: stock.get(size) ?? otherwise }))
}
