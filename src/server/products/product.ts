import type { Product, ProductCard } from '#contract/products'
import { takaOf } from '#contract/values/money'
import { DEFAULT_SIZE_CHART, SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import { imagePathOf } from '../platform/pictures/picture-address.ts'
import type { CardRow, ListedRow, ProductRow } from './on-sale.queries.ts'

/** The product on the wire (spec §3): `size` and `sizeChart` are JSON encoded twice; without a chart the default is shown. */
export function productOf(row: ProductRow): Product {
  const sizes = SIZES.filter((size) => row.sizes.some((offered) => offered.size === size))
  const chart = row.sizeChart ?? [...DEFAULT_SIZE_CHART]
  return {
    id: row.id,
    name: row.name,
    ...pricesOf(row),
    imagePath: imagePathAt(row.image),
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
    ...(row.isPaused && { noOrders: m.refusal_store_takes_no_orders() }),
  }
}

export function cardOf({ id, name, image, storeName, isSoldOut, ...prices }: CardRow): ProductCard {
  return { id, name, ...pricesOf(prices), imagePath: imagePathAt(image), storeName, isSoldOut }
}

/** As much of it as was asked for. */
export function listedOf(row: ListedRow): Product | ProductCard {
  return isWhole(row) ? productOf(row) : cardOf(row)
}

export function isWhole(row: ListedRow): row is ProductRow {
  return row.sizes !== undefined
}

function imagePathAt(image: string | null): string | null {
  return image === null ? null : imagePathOf(image)
}

/** In taka. */
export function pricesOf({ pricePoisha, compareAtPoisha }: Pick<ProductRow, 'pricePoisha' | 'compareAtPoisha'>) {
  return { price: takaOf(pricePoisha), compareAtPrice: compareAtPoisha === null ? null : takaOf(compareAtPoisha) }
}

function encodedTwice(value: unknown): string {
  return JSON.stringify(JSON.stringify(value))
}
