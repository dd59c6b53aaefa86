import { formatNumber, plainDigits, wholeNumberIn } from '#contract/values/digits'
import { tagsIn } from '#contract/values/import-columns'
import { MAX_TAKA, poishaOf } from '#contract/values/money'
import { LONGEST_TAG, MAX_PIECES, MOST_TAGS } from '#contract/values/product-limits'
import { SIZES, type Size } from '#contract/values/sizes'

export type Say = (message: string) => void

/** `1250`, `1,250.50`, `৳ 1,00,000`, `BDT 900`, `১২৫০` → poisha. */
export function poishaIn(text: string, say: Say): number | null {
  const digits = plainDigits(text).replace(/^\s*(৳|BDT|Tk\.?)\s*|\s*(৳|BDT|Tk\.?|\/-)?\s*$/gi, '')
  if (!/^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/.test(digits)) {
    say(`“${shortened(text)}” is not an amount of money.`)
    return null
  }
  const poisha = poishaOf(Number(digits.replaceAll(',', '')))
  if (poisha === null) say(`Must be between 0 and ${formatNumber(MAX_TAKA)} taka with at most two decimals.`)
  return poisha
}

/** `M|L|XL`, `M, L` or `M L`. */
export function sizesIn(text: string, say: Say): Size[] {
  const named = text.split(/[|,;/\s]+/).filter((name) => name !== '')
  const unknown = named.find((name) => sizeOf(name) === undefined)
  if (unknown !== undefined) say(`“${shortened(unknown)}” is not a size. Sizes are ${SIZES.join(', ')}.`)
  return SIZES.filter((size) => named.some((name) => sizeOf(name) === size))
}

/** `M:5|L:0`, or one number for all sizes; unnamed ones are not counted. */
export function stockIn(text: string, sizes: Size[], say: Say): Map<Size, number> {
  if (/^\s*$/.test(text)) return new Map()
  if (text.includes(':')) return stockBySize(text, sizes, say)
  if (sizes.length === 0) say('There is no size that this stock belongs to.')
  const pieces = piecesIn(text, say)
  return new Map(pieces === null ? [] : sizes.map((size) => [size, pieces]))
}

export function sizesOfStock(text: string): Size[] {
  const named = text.split(/[|,;]/).map((part) => sizeOf(part.split(':')[0] ?? ''))
  return text.includes(':') ? SIZES.filter((size) => named.includes(size)) : []
}

export function tagsOf(cells: string[], say: Say): string[] {
  const seen = new Set<string>()
  const tags = cells.flatMap(tagsIn).filter((tag) => {
    const isNew = !seen.has(tag.toLowerCase())
    seen.add(tag.toLowerCase())
    return isNew
  })
  if (tags.length > MOST_TAGS) say(`At most ${MOST_TAGS} tags.`)
  if (tags.some((tag) => tag.length > LONGEST_TAG)) say(`A tag has at most ${LONGEST_TAG} characters.`)
  return tags
}

function stockBySize(text: string, sizes: Size[], say: Say): Map<Size, number> {
  const stock = new Map<Size, number>()
  for (const part of text.split(/[|,;]/).filter((each) => each.trim() !== '')) {
    const [name = '', count = ''] = part.split(':')
    const size = sizeOf(name)
    if (size === undefined) say(`“${shortened(name.trim())}” is not a size. Write stock as M:5|L:0.`)
    else if (!sizes.includes(size)) say(`${size} is not one of this product’s sizes.`)
    else if (count.trim() !== '') stock.set(size, piecesIn(count, say) ?? 0)
  }
  return stock
}

function piecesIn(text: string, say: Say): number | null {
  const pieces = wholeNumberIn(text) ?? Number.NaN
  if (pieces <= MAX_PIECES) return pieces
  say(`Stock must be a whole number from 0 to ${formatNumber(MAX_PIECES)}.`)
  return null
}

function sizeOf(name: string): Size | undefined {
  return SIZES.find((size) => size === name.trim().toUpperCase())
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
