import { SIZES, type Size } from '#contract/values/sizes'
import { type Edit, isSame, type Merged, mergedMembers, mergedTexts, sideOf } from '../platform/merging.ts'
import { TEXT_NAMES, type TypedProduct } from './typed-product.ts'

export type ProductEdit = Edit<TypedProduct>

const NONE: string[] = []

/** Three-way merge: sizes and tags as sets, stock by difference, so only counting conflicts (docs/decisions/007). */
export function mergedProduct(edit: ProductEdit, shop: TypedProduct): Merged<TypedProduct> {
  if (edit.from === shop) return { ...edit, conflicts: NONE }
  const { typed, from } = edit
  const texts = mergedTexts(TEXT_NAMES, edit, shop)
  const stock = mergedStock(edit, shop)
  const chart = sideOf(typed.sizeChart, from.sizeChart, shop.sizeChart)
  const picture = sideOf(pictureIn(typed), pictureIn(from), pictureIn(shop))
  const begun = {
    ...texts.from,
    tags: shop.tags,
    sizes: shop.sizes,
    stock: stock.from,
    sizeChart: chart === 'both' ? from.sizeChart : shop.sizeChart,
    imagePath: picture === 'both' ? from.imagePath : shop.imagePath,
  }
  return {
    typed: {
      ...texts.typed,
      stock: stock.typed,
      tags: mergedMembers(typed.tags, from.tags, shop.tags),
      sizes: SIZES.filter((size) => mergedMembers(typed.sizes, from.sizes, shop.sizes).includes(size)),
      ...(chart === 'shop' ? { sizeChart: shop.sizeChart } : {}),
      ...(picture === 'shop' ? pictureOf(shop) : { imagePath: picture === 'mine' ? shop.imagePath : from.imagePath }),
    },
    from: isSame(begun, shop) ? shop : begun,
    conflicts: [
      ...texts.conflicts,
      ...stock.conflicts,
      ...(chart === 'both' ? ['sizeChart'] : []),
      ...(picture === 'both' ? ['imageFile'] : []),
    ],
  }
}

/** The edit once a conflict was settled for the shop’s value or one’s own. */
export function chosen(edit: ProductEdit, shop: TypedProduct, field: string, kept: 'shop' | 'mine'): ProductEdit {
  const part = partAt(field, edit, shop)
  const { typed, from } = edit
  if (kept === 'mine') return { typed: { ...typed, ...sizeAt(field, typed) }, from: { ...from, ...part } }
  return { typed: { ...typed, ...part, ...(field === 'imageFile' ? pictureOf(shop) : {}) }, from: { ...from, ...part } }
}

function partAt(field: string, { from }: ProductEdit, shop: TypedProduct): Partial<TypedProduct> {
  const text = TEXT_NAMES.find((name) => name === field)
  if (text) return { [text]: shop[text] }
  if (field === 'sizeChart') return { sizeChart: shop.sizeChart }
  const size = SIZES.find((each) => field === `stock.${each}`)
  return size ? { stock: { ...from.stock, [size]: shop.stock[size] } } : { imagePath: shop.imagePath }
}

function sizeAt(field: string, { sizes }: TypedProduct): Partial<TypedProduct> {
  const size = SIZES.find((each) => field === `stock.${each}`)
  return size ? { sizes: SIZES.filter((each) => each === size || sizes.includes(each)) } : {}
}

function mergedStock({ typed, from }: ProductEdit, shop: TypedProduct): Merged<Record<Size, string>> {
  const [nowTyped, nowFrom] = [{ ...typed.stock }, { ...from.stock }]
  const conflicts: string[] = []
  for (const size of SIZES) {
    const side = sideOf(typed.stock[size], from.stock[size], shop.stock[size])
    if (side === 'shop') nowTyped[size] = nowFrom[size] = shop.stock[size]
    if (side === 'both' && isCounted(shop, size) !== isCounted(from, size)) conflicts.push(`stock.${size}`)
  }
  return { typed: nowTyped, from: nowFrom, conflicts }
}

function isCounted({ stock }: TypedProduct, size: Size): boolean {
  return stock[size] !== ''
}

/** To be compared: a file that was chosen is no picture of the shop, whatever its name. */
function pictureIn({ imagePath, pictureName, isPictureRemoved }: TypedProduct): unknown {
  if (pictureName !== '') return { pictureName }
  return isPictureRemoved ? null : imagePath
}

function pictureOf({ imagePath }: TypedProduct): Partial<TypedProduct> {
  return { imagePath, pictureName: '', isPictureRemoved: false }
}
