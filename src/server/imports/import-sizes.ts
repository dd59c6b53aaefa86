import type { ImportMapping } from '#contract/imports'
import type { Size } from '#contract/values/sizes'
import { m } from '#messages'
import { type Say, sizesIn, sizesOfStock, stockIn } from './import-cells.ts'

type Offered = { size: Size; stock: number | null }[]

interface RowOfSizes {
  sizes: string
  stock: string
  /** Where no number says how many there are. */
  isSoldOut: boolean
  sayAt: (field: 'sizes' | 'stock') => Say
}

/** Of a product the sizes that all of its rows offer, each in one of them. */
export function sizesOfRows(rows: RowOfSizes[], fixed: ImportMapping['fixed']): Offered {
  const [only, ...others] = rows
  if (only && others.length === 0) return sizesOfRow(only, fixed)
  const offered = new Map<Size, number | null>()
  for (const row of rows) {
    const sizes = sizesOfRow(row, fixed)
    if (row.sizes.trim() === '') row.sayAt('sizes')(m.imports_row_without_size())
    for (const { size, stock } of sizes) {
      if (offered.has(size)) row.sayAt('sizes')(m.imports_size_twice({ size }))
      offered.set(size, stock)
    }
  }
  return [...offered].map(([size, stock]) => ({ size, stock }))
}

function sizesOfRow(
  { sizes: sizesCell, stock: stockCell, isSoldOut, sayAt }: RowOfSizes,
  fixed: ImportMapping['fixed'],
): Offered {
  const named = sizesCell.trim() === '' ? fixed.sizes : sizesIn(sizesCell, sayAt('sizes'))
  const sizes = named ?? sizesOfStock(stockCell)
  const stock = stockIn(stockCell, sizes, sayAt('stock'))
  const unsaid = isSoldOut ? 0 : (fixed.stock ?? null)
  const otherwise = stockCell.trim() === '' ? unsaid : null
  return [...new Set(sizes)].map((size) => ({ size, stock: stock.get(size) ?? otherwise }))
}
