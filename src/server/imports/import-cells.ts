import { onOneLine } from '#contract/machinery/fields'
import { formatNumber } from '#contract/values/digits'
import { amountInCell, isUnclearAmount, piecesInCell } from '#contract/values/import-amount'
import { tagsIn } from '#contract/values/import-columns'
import { MAX_TAKA, poishaOf } from '#contract/values/money'
import { LONGEST_TAG, MAX_PIECES, MOST_TAGS } from '#contract/values/product-limits'
import { SIZES, type Size } from '#contract/values/sizes'
import { m } from '#messages'
import { saidSize } from '../text-analysis/said-size.ts'
import { plainText } from '../text-analysis/words.ts'

export type Say = (message: string) => void

/** `1250`, `1,250.50`, `৳ 1,00,000`, `BDT 900`, `১২৫০ টাকা` → poisha; null: nothing is said, or what no price is. */
export function poishaIn(text: string, say: Say): number | null {
  if (text.trim() === '') return null
  const taka = amountInCell(text)
  if (taka === null) {
    const words = shortened(text)
    say(isUnclearAmount(text) ? m.imports_unclear_price({ words }) : m.imports_not_money({ words }))
    return null
  }
  const poisha = poishaOf(taka)
  if (poisha === null) say(m.field_must_between_0({ most: formatNumber(MAX_TAKA) }))
  return poisha
}

/** `M|L|XL`, `M, L`, `M L`, `Medium, 2XL`: by any name that the search knows. */
export function sizesIn(text: string, say: Say): Size[] {
  const named = text
    .split(/[|,;/]/)
    .flatMap((part) => (sizeOf(part) ? [part] : part.split(/\s+/)))
    .filter((name) => name !== '')
    .map((name) => ({ name, size: sizeOf(name) }))
  const unknown = named.find(({ size }) => size === undefined)
  if (unknown) say(m.imports_not_size({ words: shortened(unknown.name), sizes: SIZES.join(', ') }))
  return SIZES.filter((size) => named.some((each) => each.size === size))
}

/** Other shops say it in words. */
export const SOLD_OUT = /^(0|out[ _-]?of[ _-]?stock|stock ?out|sold ?out|pre-?order|back-?order|no|false)$/i
const IN_STOCK = /^(in[ _-]?stock|available( for order)?|yes|true)$/i

/** `M:5|L:0`, or one number for all sizes; unnamed ones are not counted. */
export function stockIn(text: string, sizes: Size[], say: Say): Map<Size, number> {
  const words = text.trim()
  if (words === '' || IN_STOCK.test(words)) return new Map()
  if (words.includes(':')) return stockBySize(words, sizes, say)
  if (sizes.length === 0) say(m.imports_stock_without_size())
  const pieces = SOLD_OUT.test(words) ? 0 : piecesIn(words, say)
  return new Map(pieces === null ? [] : sizes.map((size) => [size, pieces]))
}

export function sizesOfStock(text: string): Size[] {
  const named = text.split(/[|,;]/).map((part) => sizeOf(part.split(':')[0] ?? ''))
  return text.includes(':') ? SIZES.filter((size) => named.includes(size)) : []
}

export function tagsOf(cells: string[], say: Say): string[] {
  const seen = new Set<string>()
  const tags = cells
    .flatMap(tagsIn)
    .map(onOneLine)
    .filter((tag) => {
      const isNew = tag !== '' && !seen.has(tag.toLowerCase())
      seen.add(tag.toLowerCase())
      return isNew
    })
  if (tags.length > MOST_TAGS) say(m.selling_tags_limit({ most: MOST_TAGS }))
  if (tags.some((tag) => tag.length > LONGEST_TAG)) say(m.imports_tag_too_long({ most: LONGEST_TAG }))
  return tags
}

function stockBySize(text: string, sizes: Size[], say: Say): Map<Size, number> {
  const stock = new Map<Size, number>()
  for (const part of text.split(/[|,;]/).filter((each) => each.trim() !== '')) {
    const [name = '', count = ''] = part.split(':')
    const size = sizeOf(name)
    if (size === undefined) say(m.imports_stock_not_size({ words: shortened(name.trim()) }))
    else if (!sizes.includes(size)) say(m.imports_stock_other_size({ size }))
    else if (count.trim() !== '') stock.set(size, piecesIn(count, say) ?? 0)
  }
  return stock
}

function piecesIn(text: string, say: Say): number | null {
  const pieces = piecesInCell(text) ?? Number.NaN
  if (pieces <= MAX_PIECES) return pieces
  say(m.imports_stock_range({ most: formatNumber(MAX_PIECES) }))
  return null
}

function sizeOf(name: string): Size | undefined {
  const plain = plainText(name).trim()
  const letter = SIZES.find((size) => size === plain.toUpperCase())
  if (letter) return letter
  const { size, rest } = saidSize(plain)
  return rest.trim() === '' ? size : undefined
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
