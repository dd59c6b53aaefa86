import { isDeepStrictEqual } from 'node:util'
import { namesOf } from '#contract/values/by-name'
import { SIZES, type Size } from '#contract/values/sizes'
import { differing } from '../audit/record.ts'
import type { ProductColumns } from '../products/products.queries.ts'
import type { ManagedRow } from '../selling/managed-product.ts'
import { documentOf } from '../text-analysis/document.ts'

/** What an import may change of a product, and its undo gives back: the prices together, each size by itself. */
export type ProductFields = {
  name: string
  category: number
  price: { pricePoisha: number; compareAtPoisha: number | null }
  tags: string[]
  description: string
  specification: string
  picture: string | null
  ownNumber: string | null
} & Record<Size, number | 'uncounted' | 'not offered'>

export interface FieldsChange {
  before: Partial<ProductFields>
  after: Partial<ProductFields>
}

export function fieldsOf(row: ManagedRow, ownNumber: string | null): ProductFields {
  const { name, categoryId, pricePoisha, compareAtPoisha, tags, description, specification, image, stock } = row
  const ofSize = (size: Size) => (stock[size] === undefined ? 'not offered' : (stock[size] ?? 'uncounted'))
  return {
    name,
    category: categoryId,
    tags,
    description,
    specification,
    picture: image,
    ownNumber,
    price: { pricePoisha, compareAtPoisha },
    M: ofSize('M'),
    L: ofSize('L'),
    XL: ofSize('XL'),
    XXL: ofSize('XXL'),
  }
}

export function changeOf(before: ProductFields, after: ProductFields): FieldsChange | null {
  return differing(before, after)
}

/** What an undo gives back: what is now as the import left it. What somebody changed since stays, by name. */
export function givenBack(
  now: ProductFields,
  { before, after }: FieldsChange,
): { given: Partial<ProductFields>; kept: (keyof ProductFields)[] } {
  const changed = namesOf(now).filter((field) => field in after)
  const open = changed.filter((field) => !isDeepStrictEqual(now[field], before[field]))
  const kept = open.filter((field) => !isDeepStrictEqual(now[field], after[field]))
  const back = open.filter((field) => !kept.includes(field))
  return { given: Object.fromEntries(back.map((field) => [field, before[field]])), kept }
}

export function columnsFrom(fields: ProductFields, { sizeChart }: ManagedRow): ProductColumns {
  const { name, category, price, tags, description, specification, picture } = fields
  const { vector } = documentOf(fields)
  const texts = { name, tags, description, specification }
  return { ...texts, ...price, categoryId: category, image: picture, chart: sizeChart, vector }
}

export function sizesFrom(fields: ProductFields): { size: Size; stock: number | null }[] {
  return SIZES.flatMap((size) => {
    const stock = fields[size]
    return stock === 'not offered' ? [] : [{ size, stock: stock === 'uncounted' ? null : stock }]
  })
}
