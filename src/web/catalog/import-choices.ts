import type { CategoryNode } from '#contract/categories'
import { SIZES, type Size } from '#contract/garment'
import { guessedColumns, type ImportField, PATH_MARK, pathKey } from '#contract/import-columns'
import type { ImportMapping } from '#contract/product-csv'
import type { Table } from './import-table.ts'

/** What is chosen on the screen: for each field a column (empty: none), and one value for all where there is none. */
export interface Choices {
  columns: Record<Exclude<ImportField, 'tags'>, string>
  tags: string[]
  fixed: { price: string; categoryId: string; sizes: Size[]; stock: string }
  /** By `pathKey` of the value; an empty id leaves it to the category’s name. */
  categoryOf: Record<string, string>
}

/** Path of each category (`Men > Panjabi`) by its id. */
export type Paths = ReadonlyMap<number, string>

export function pathsOf(tree: CategoryNode[], above = ''): Map<number, string> {
  return new Map(
    tree.flatMap(({ id, name, children }) => {
      const path = above + name
      return [[id, path] as const, ...pathsOf(children, path + PATH_MARK)]
    }),
  )
}

/** Columns whose names are like a field’s, and the one that names our categories; every size, as nobody can buy none. */
export function firstChoices(table: Table, paths: Paths): Choices {
  const { tags, ...guessed } = guessedColumns(table.columns)
  const category = columnOfCategories(table, paths) ?? guessed.category ?? ''
  const none = { name: '', category: '', price: '', compareAtPrice: '', sizes: '', stock: '', description: '' }
  return {
    columns: { ...none, specification: '', ...guessed, category },
    tags: tags.filter((column) => column !== category),
    fixed: { price: '', categoryId: '', sizes: [...SIZES], stock: '' },
    categoryOf: {},
  }
}

const COMPARED_ROWS = 1_000

/** The column most of whose cells are called like a category of the shop, whatever its own name is. */
function columnOfCategories({ columns, rows }: Table, paths: Paths): string | undefined {
  const find = finderIn(paths)
  const compared = rows.slice(0, COMPARED_ROWS)
  const known = columns.map((_, at) => compared.filter((cells) => find(cells[at] ?? '') !== '').length)
  const most = Math.max(0, ...known)
  return most * 2 > compared.length ? columns[known.indexOf(most)] : undefined
}

/** Different values of a column with how often they come: those without a category first, then the frequent ones. */
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

/** Id of the category that a text names by its path or alone by its name, else empty: as the server finds it. */
export function finderIn(paths: Paths): (text: string) => string {
  const byPath = new Map<string, number[]>()
  const byName = new Map<string, number[]>()
  for (const [id, path] of paths) {
    const name = path.slice(path.lastIndexOf(PATH_MARK) + 1).replace(/^> /, '')
    byPath.set(pathKey(path), [...(byPath.get(pathKey(path)) ?? []), id])
    byName.set(pathKey(name), [...(byName.get(pathKey(name)) ?? []), id])
  }
  return (text) => {
    const ids = byPath.get(pathKey(text)) ?? byName.get(pathKey(text)) ?? []
    return ids.length === 1 ? String(ids[0]) : ''
  }
}

/** What is still missing before the file can be checked, field by field. */
export function missingIn({ columns, fixed }: Choices): string[] {
  const missing: string[] = []
  if (!columns.name) missing.push('Choose the column with the names.')
  if (!columns.price && !isPrice(fixed.price)) missing.push('Choose a column for the price, or enter one for all.')
  if (!columns.category && !fixed.categoryId) missing.push('Choose a column for the category, or one for all.')
  if (!columns.stock && !/^\d{0,7}$/.test(fixed.stock.trim())) missing.push('Stock must be a whole number.')
  return missing
}

export function mappingOf({ columns, tags, fixed, categoryOf }: Choices): ImportMapping {
  const chosen = Object.entries(columns).filter(([, column]) => column !== '')
  return {
    columns: { ...Object.fromEntries(chosen), name: columns.name, ...(tags.length > 0 ? { tags } : {}) },
    fixed: {
      ...(columns.price ? {} : { price: Number(fixed.price) }),
      ...(columns.category ? {} : { categoryId: Number(fixed.categoryId) }),
      ...(columns.sizes || fixed.sizes.length === 0
        ? {}
        : { sizes: SIZES.filter((size) => fixed.sizes.includes(size)) }),
      ...(columns.stock || fixed.stock.trim() === '' ? {} : { stock: Number(fixed.stock) }),
    },
    categoryOf: columns.category
      ? Object.fromEntries(
          Object.entries(categoryOf)
            .filter(([, id]) => id !== '')
            .map(([value, id]) => [value, Number(id)]),
        )
      : {},
  }
}

function isPrice(text: string): boolean {
  return /^\s*\d{1,8}(\.\d{1,2})?\s*$/.test(text)
}
