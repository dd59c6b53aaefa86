import type { Random } from '../../demo/random.ts'
import { hostileText } from './hostile.ts'

type NameAndValue = [name: string, value: string]

/** Words of garments, and parts of words as somebody begins to type them. */
const WORDS = [
  ...['cotton', 'panjabi', 'saree', 'silk', 'jamdani', 'kurta', 'eid', 'blue', 'kids', 'শাড়ি', 'পাঞ্জাবি', 'তাঁত'],
  ...['c', 's', 'pa', 'sa', 'ko', 'শা', '7', '42', 'xl', '৳', 'under', 'below 500', 'size m', 'to'],
] as const
const SIGNS = [
  '"',
  "'",
  '\\',
  '%',
  '_',
  '*',
  ':*',
  '&',
  '|',
  '!',
  '(',
  ')',
  '<->',
  '~',
  '-',
  '.',
  '/',
  '\u200d',
  '\u09cd',
] as const
const LETTERS = ['a', ...'eioukptsnrlm', 'শ', 'া', 'ি', 'ক', 'ত', 'é', 'ß', '💐'] as const
const NARROWER: readonly [NameAndValue, ...NameAndValue[]] = [
  ['size', 'M'],
  ['minPrice', '1'],
  ['categoryId', '1'],
  ['tag', 'eid'],
]
const LONGEST = 200

/** A question that costs as much as its few letters can: many words, slips, beginnings, signs, repetitions, sounds. */
export function hostileSearch(random: Random): string {
  const ways = [
    () => hostileText(random),
    () => times(60, () => random.pick(WORDS)).join(' '),
    () => times(100, () => random.pick(LETTERS)).join(' '),
    () => times(40, () => slipOf(random, random.pick(WORDS))).join(' '),
    () => times(200, () => random.pick(LETTERS)).join(''),
    () => times(random.whole(30) + 1, () => random.pick(WORDS) + random.pick(SIGNS)).join(random.pick(['', ' '])),
    () => random.pick(WORDS).repeat(60),
    () =>
      times(4, () => random.pick(LETTERS))
        .join(random.pick(SIGNS))
        .repeat(30),
    () => times(25, () => times(7, () => random.pick(LETTERS)).join('')).join(' '),
    () => `${random.pick(WORDS)} ${random.pick(SIGNS)}${random.pick(WORDS)} ${random.whole(1e9)}`,
  ] as const
  return random.pick(ways)().slice(0, LONGEST)
}

function times<Thing>(count: number, make: () => Thing): Thing[] {
  return Array.from({ length: count }, make)
}

function slipOf(random: Random, word: string): string {
  const at = random.whole(word.length)
  return word.slice(0, at) + random.pick(['', random.pick(LETTERS)]) + word.slice(at + 1)
}

/** Where a search goes, with what narrows and sorts it. */
export function searchPath(random: Random, text: string): string {
  const query = new URLSearchParams({ search: text })
  const path = random.pick(['', '', '/facets', '/suggest', '/nearest'])
  if (path === '' && random.isOnceIn(2))
    query.set('sort', random.pick(['newest', 'price_asc', 'price_desc', 'relevance']))
  if (path !== '/suggest' && random.isOnceIn(3)) {
    const [name, value] = random.pick(NARROWER)
    query.set(name, value)
  }
  return `/api/product${path}?${query}`
}
