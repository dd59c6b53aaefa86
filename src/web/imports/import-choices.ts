import type { CategoryNode } from '#contract/categories'
import type { ImportMapping } from '#contract/imports'
import { byName } from '#contract/values/by-name'
import { plainDigits } from '#contract/values/digits'
import { categoryFinder, columnOfCategories } from '#contract/values/import-categories'
import {
  guessedColumns,
  ONE_COLUMN_FIELDS,
  type OneColumnField,
  PATH_MARK,
  pathKey,
} from '#contract/values/import-columns'
import { amountIn } from '#contract/values/money'
import { SIZES, type Size } from '#contract/values/sizes'
import { m } from '#messages'
import type { Table } from './import-table.ts'

/** Per field a column (empty: none), or one value. */
export interface Choices {
  columns: Record<OneColumnField, string>
  tags: string[]
  fixed: { price: string; categoryId: string; sizes: Size[]; stock: string }
  /** By `pathKey`; empty: by name. */
  categoryOf: ReadonlyMap<string, string>
}

/** Ways to categories in words (`Men > Panjabi`), by id. */
export type Paths = ReadonlyMap<number, string>

export function pathsOf(tree: CategoryNode[], above = ''): Map<number, string> {
  return new Map(
    tree.flatMap(({ id, name, children }) => {
      const path = above + name
      return [[id, path] as const, ...pathsOf(children, path + PATH_MARK)]
    }),
  )
}

/** By likeness of names; all sizes, as nobody buys none. */
export function firstChoices(table: Table, paths: Paths): Choices {
  const { tags, ...guessed } = guessedColumns(table.columns)
  const rows = table.rows.map((cells) => ({ cells }))
  const known = columnOfCategories(table.columns, { columns: table.columns, rows }, categoryFinder(paths))
  const category = known ?? guessed.category ?? ''
  return {
    columns: { ...byName(ONE_COLUMN_FIELDS, () => ''), ...guessed, category },
    tags: tags.filter((column) => column !== category),
    fixed: { price: '', categoryId: '', sizes: [...SIZES], stock: '' },
    categoryOf: new Map(),
  }
}

/** With counts: unmatched first, then frequent. */
export function valuesOf(
  table: Table,
  column: string,
  paths: Paths,
): { value: string; rows: number; byName: string }[] {
  const at = table.columns.indexOf(column)
  const counts = new Map<string, { value: string; rows: number }>()
  for (const cells of table.rows) {
    const value = cells[at]?.trim() ?? ''
    const counted = counts.get(pathKey(value)) ?? { value, rows: 0 }
    counted.rows += 1
    counts.set(pathKey(value), counted)
  }
  const find = finderIn(paths)
  return [...counts.values()]
    .map((counted) => ({ ...counted, byName: find(counted.value) }))
    .sort((one, other) => Number(one.byName !== '') - Number(other.byName !== '') || other.rows - one.rows)
}

/** As the server does; empty where it finds none, or several. */
export function finderIn(paths: Paths): (text: string) => string {
  const find = categoryFinder(paths)
  return (text) => {
    const found = find(text)
    return typeof found === 'number' ? String(found) : ''
  }
}

export function missingIn({ columns, fixed }: Choices): string[] {
  const missing: string[] = []
  if (!columns.name) missing.push(m.imports_choose_column_names())
  if (!columns.price && !/^\d{1,8}(\.\d{1,2})?$/.test(amountIn(fixed.price)))
    missing.push(m.imports_choose_column_price())
  if (!columns.category && !fixed.categoryId) missing.push(m.imports_choose_column_category())
  if (!columns.stock && !/^\d{0,7}$/.test(piecesTyped(fixed))) missing.push(m.imports_stock_must_whole())
  return missing
}

export function mappingOf({ columns, tags, fixed, categoryOf }: Choices): ImportMapping {
  const chosen = Object.entries(columns).filter(([, column]) => column !== '')
  return {
    columns: {
      ...Object.fromEntries(chosen),
      name: columns.name,
      salePrice: columns.salePrice || null,
      ownNumber: columns.ownNumber || null,
      picture: columns.picture || null,
      ...(tags.length > 0 ? { tags } : {}),
    },
    fixed: {
      ...(columns.price ? {} : { price: Number(amountIn(fixed.price)) }),
      ...(columns.category ? {} : { categoryId: Number(fixed.categoryId) }),
      ...(columns.sizes || fixed.sizes.length === 0
        ? {}
        : { sizes: SIZES.filter((size) => fixed.sizes.includes(size)) }),
      ...(columns.stock || piecesTyped(fixed) === '' ? {} : { stock: Number(piecesTyped(fixed)) }),
    },
    categoryOf: columns.category
      ? Object.fromEntries([...categoryOf].filter(([, id]) => id !== '').map(([value, id]) => [value, Number(id)]))
      : {},
  }
}

function piecesTyped({ stock }: Choices['fixed']): string {
  return plainDigits(stock).trim()
}
