import { pathKey, tagsIn } from '#contract/values/import-columns'
import { type Choices, finderIn, type Paths } from './import-choices.ts'
import type { Table } from './import-table.ts'

export interface Foretold {
  line: number
  name: string
  category: string
  price: string
  compareAtPrice: string
  sizes: string
  stock: string
  tags: string[]
}

const FORETOLD = 5

export function foretold(table: Table, choices: Choices, paths: Paths): Foretold[] {
  const find = finderIn(paths)
  return table.rows.slice(0, FORETOLD).map((cells, at) => {
    const cell = (column: string) => (column === '' ? '' : (cells[table.columns.indexOf(column)] ?? '').trim())
    const { columns, fixed } = choices
    const value = cell(columns.category)
    const categoryId = columns.category ? choices.categoryOf[pathKey(value)] || find(value) : fixed.categoryId
    return {
      line: at + 2,
      name: cell(columns.name),
      category: paths.get(Number(categoryId)) ?? '',
      price: columns.price ? cell(columns.price) : fixed.price,
      compareAtPrice: cell(columns.compareAtPrice),
      sizes: columns.sizes ? cell(columns.sizes) : fixed.sizes.join(', '),
      stock: columns.stock ? cell(columns.stock) : fixed.stock,
      tags: [...new Set(choices.tags.flatMap((column) => tagsIn(cell(column))))],
    }
  })
}
