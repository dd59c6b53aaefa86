import type { Size } from '#contract/garment'
import { AFTER_WORD, BEFORE_WORD, plainText } from './words.ts'

/** How each size is said; the longer names first, as they hold the shorter. */
const NAMES: [Size, string][] = [
  ['XXL', 'xxl|2xl|(?:double|dabol|ডাবল)[ -]*(?:xl|extra[ -]*large|এক্সএল|এক্সট্রা[ -]*লার্জ)|এক্স[ -]*এক্স[ -]*এল'],
  ['XL', 'xl|x[ -]*large|e?xtra[ -]*large|এক্স[ -]*এল|এক্সট্রা[ -]*লার্জ'],
  ['L', 'large|লার্জ'],
  ['M', 'medium|মিডিয়াম'],
]
/** Letters, in Bangla words of their own too. */
const BESIDE_SIZE: [Size, string][] = [
  ['L', 'l|এল'],
  ['M', 'm|এম'],
]
/** Without that word only a letter that stands alone: that of “h&m” says no size. */
const ALONE: [Size, string][] = [
  ['L', '(?<![^ ,])l(?![^ ,])'],
  ['M', '(?<![^ ,])m(?![^ ,])'],
]
const SIZE = '(?:size|saiz|সাইজ(?:ের)?)'

/** “size L” tells more surely than an L somewhere. */
const SAID: [Size, RegExp][] = [
  ...[...NAMES, ...BESIDE_SIZE].flatMap(([size, names]): [Size, RegExp][] => [
    [size, expression(`${SIZE}[ -]*(?:${names})`)],
    [size, expression(`(?:${names})[ -]*${SIZE}`)],
  ]),
  ...[...NAMES, ...ALONE].map(([size, names]): [Size, RegExp] => [size, expression(`(?:${names})`)]),
]

/** The size that a plain text says, and the text without it. */
export function saidSize(text: string): { size?: Size; rest: string } {
  const [size, said] = SAID.find(([, pattern]) => pattern.test(text)) ?? []
  return size && said ? { size, rest: text.replace(said, ' ') } : { rest: text }
}

function expression(source: string): RegExp {
  return new RegExp(BEFORE_WORD + plainText(source) + AFTER_WORD, 'u')
}
