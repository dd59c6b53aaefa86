import type { Size } from '#contract/values/sizes'
import { AFTER_WORD, BEFORE_WORD, plainText } from './words.ts'

/** Names of sizes, longest first. */
const NAMES: [Size, string][] = [
  ['XXL', 'xxl|2xl|(?:double|dabol|ডাবল)[ -]*(?:xl|extra[ -]*large|এক্সএল|এক্সট্রা[ -]*লার্জ)|এক্স[ -]*এক্স[ -]*এল'],
  ['XL', 'xl|x[ -]*large|e?xtra[ -]*large|এক্স[ -]*এল|এক্সট্রা[ -]*লার্জ'],
  ['L', 'large|লার্জ'],
  ['M', 'medium|মিডিয়াম'],
]
const BESIDE_SIZE: [Size, string][] = [
  ['L', 'l|এল'],
  ['M', 'm|এম'],
]
/** Alone, only a letter by itself counts: “h&m” says no size. */
const ALONE: [Size, string][] = [
  ['L', '(?<![^ ,])l(?![^ ,])'],
  ['M', '(?<![^ ,])m(?![^ ,])'],
]
const SIZE = '(?:size|saiz|সাইজ(?:ের)?)'

/** “size L” before an L anywhere. */
const SAID: [Size, RegExp][] = [
  ...[...NAMES, ...BESIDE_SIZE].flatMap(([size, names]): [Size, RegExp][] => [
    [size, expression(`${SIZE}[ -]*(?:${names})`)],
    [size, expression(`(?:${names})[ -]*${SIZE}`)],
  ]),
  ...[...NAMES, ...ALONE].map(([size, names]): [Size, RegExp] => [size, expression(`(?:${names})`)]),
]

/** The size that a plain text says, in which words, and the text without them. */
export function saidSize(text: string): { size?: Size; said: string; rest: string } {
  const [size, pattern] = SAID.find(([, each]) => each.test(text)) ?? []
  const said = pattern?.exec(text)?.[0] ?? ''
  return size ? { size, said, rest: text.replace(said, ' ') } : { said, rest: text }
}

function expression(source: string): RegExp {
  return new RegExp(BEFORE_WORD + plainText(source) + AFTER_WORD, 'u')
}
