import type { Product } from '#contract/products'
import { imagePathOf } from '#contract/values/images'
import { takaOf } from '#contract/values/money'
import { DEFAULT_SIZE_CHART, SIZES, type SizeChartRow } from '#contract/values/sizes'

export interface ProductRow {
  id: number
  name: string
  pricePoisha: number
  compareAtPoisha: number | null
  image: string | null
  tags: string[]
  sizes: { size: string; isSoldOut: boolean }[]
  description: string
  specification: string
  sizeChart: SizeChartRow[] | null
  categoryId: number
  vendorId: number
  storeName: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** The product on the wire (spec §3): `size` and `sizeChart` are JSON encoded twice; without a chart the default is shown. */
export function productOf(row: ProductRow): Product {
  const sizes = SIZES.filter((size) => row.sizes.some((offered) => offered.size === size))
  const chart = row.sizeChart ?? [...DEFAULT_SIZE_CHART]
  return {
    id: row.id,
    name: row.name,
    price: takaOf(row.pricePoisha),
    compareAtPrice: row.compareAtPoisha === null ? null : takaOf(row.compareAtPoisha),
    imagePath: row.image === null ? null : imagePathOf(row.image),
    tags: row.tags,
    sizes,
    soldOutSizes: sizes.filter((size) => row.sizes.some((offered) => offered.size === size && offered.isSoldOut)),
    size: encodedTwice(sizes),
    sizeChart: encodedTwice(chart),
    description: row.description,
    specification: row.specification,
    chart,
    categoryId: row.categoryId,
    vendorId: row.vendorId,
    storeName: row.storeName,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

function encodedTwice(value: unknown): string {
  return JSON.stringify(JSON.stringify(value))
}
