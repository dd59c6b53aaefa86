import type { CategoryNode } from '#contract/categories'
import { amountIn, formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { pathTo } from '../categories/path-to.ts'
import { PRICE_NAMES } from './price-fields.ts'
import type { TypedProduct } from './typed-product.ts'

export interface Both {
  shop: string
  mine: string
}

export function bothWords(
  conflicts: string[],
  mine: TypedProduct,
  shop: TypedProduct,
  tree: CategoryNode[],
): Record<string, Both> {
  return Object.fromEntries(
    conflicts.map((field) => [field, { shop: wordsAt(field, shop, tree), mine: wordsAt(field, mine, tree) }]),
  )
}

function wordsAt(field: string, typed: TypedProduct, tree: CategoryNode[]): string {
  const price = PRICE_NAMES.find((name) => name === field)
  if (price) return takaWords(typed[price])
  if (field === 'category') return categoryWords(typed.category, tree)
  if (field === 'specification') return textOf(typed.specification)
  if (field === 'sizeChart') return chartWords(typed)
  if (field === 'imageFile') return pictureWords(typed)
  if (field === 'name' || field === 'description') return typed[field]
  const pieces = Object.entries(typed.stock).find(([size]) => field === `stock.${size}`)?.[1]
  return pieces ? m.selling_pieces_pieces({ pieces }) : m.ui_not_counted()
}

function takaWords(text: string): string {
  const amount = amountIn(text)
  return amount !== '' && Number.isFinite(Number(amount)) ? formatTaka(Number(amount)) : text
}

function categoryWords(category: string, tree: CategoryNode[]): string {
  const path = pathTo(tree, Number(category))
  return path.length > 0 ? path.map(({ name }) => name).join(' › ') : m.selling_another_category()
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body.textContent.trim()
}

function chartWords({ sizeChart }: TypedProduct): string {
  return sizeChart.map(({ size, chest, length, sleeve }) => `${size}: ${chest}, ${length}, ${sleeve}`).join('; ')
}

function pictureWords({ pictureName, isPictureRemoved, imagePath }: TypedProduct): string {
  if (pictureName !== '') return m.selling_file_picturename({ pictureName })
  return isPictureRemoved || imagePath === null ? m.selling_no_picture() : m.ui_another_picture()
}
