import { plainDigits } from '#contract/values/digits'
import { latinOf } from '../text-analysis/phonetics.ts'
import type { CourierArea } from './courier.ts'
import { type InLatin, latinWords } from './latin-words.ts'

export interface AreaRecord {
  level: number
  number: string
  parent: string | null
  name: string
}

/** An area with those above it. `key`: how people’s choice is sent back. */
export interface NamedArea extends CourierArea {
  key: string
}

/** Names that were spelled otherwise until 2018, and still are. */
const SPELLINGS: Record<string, string> = {
  chittagong: 'chattogram',
  comilla: 'cumilla',
  barisal: 'barishal',
  jessore: 'jashore',
  bogra: 'bogura',
  coxs: 'coxsbazar',
  maulvibazar: 'moulvibazar',
  jhalakati: 'jhalokati',
  netrokona: 'netrakona',
}

/** Letters of any script; digits as 0 to 9. */
function asWritten(text: string): string[] {
  return (
    plainDigits(text)
      .toLowerCase()
      .normalize('NFC')
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Old spellings as the new ones. */
function wordsOf(text: string): string[] {
  return asWritten(text).map(spelledAnew)
}

function spelledAnew(word: string): string {
  return SPELLINGS[word] ?? word
}

export function createAreas(records: AreaRecord[]) {
  const byKey = new Map(records.map((record) => [keyOf(record), record]))
  const named = (record: AreaRecord): NamedArea => {
    const parent = record.parent === null ? undefined : byKey.get(`${record.level - 1}:${record.parent}`)
    const above = parent ? named(parent) : { numbers: [], names: [] }
    const { number, name } = record
    return { key: keyOf(record), numbers: [...above.numbers, number], names: [...above.names, name] }
  }
  // A city or division alone is none to book for, and is never offered.
  const find = (key: string): NamedArea | undefined => {
    const record = byKey.get(key)
    const area = record && named(record)
    return area && isBelowAnother(area) ? area : undefined
  }
  // Read once, and at the first use: a company has ten thousand of them.
  let read: { all: ReadArea[]; inLatin: ReturnType<typeof latinWords> } | undefined
  const areas = () => {
    if (read) return read
    const all = records.map(named).filter(isBelowAnother).map(readArea)
    read = { all, inLatin: latinWords(all.flatMap(({ parts }) => parts.flat())) }
    return read
  }
  return {
    find,
    match(text: string) {
      const { all, inLatin } = areas()
      return match(all, asWritten(text).flatMap(inLatin))
    },
    search(text: string) {
      const { all, inLatin } = areas()
      return search(
        all,
        asWritten(text).map((word) => [word, latinOf(word), ...inLatin(word).map((latin) => latin.word)]),
      )
    },
  }
}

function isBelowAnother({ names }: NamedArea): boolean {
  return names.length > 1
}

/** An area below another, with the words of its names: each name’s in their order, and all as they may be typed. */
interface ReadArea {
  area: NamedArea
  parts: string[][]
  typed: string[]
}

function readArea(area: NamedArea): ReadArea {
  const whole = area.names.join(' ')
  return { area, parts: area.names.map(wordsOf), typed: [...asWritten(whole), ...wordsOf(whole)] }
}

function keyOf({ level, number }: AreaRecord): string {
  return `${level}:${number}`
}

const MOST_OFFERED = 8
const GUESSED = 0.5

/**
 * Places that an address names, the likeliest first: those of which the most words stand in it, each in its order. Certain only where
 * the name of one is whole and written so, and it stands alone before all others but those within it that are named in part (“Dhanmondi 27”).
 */
function match(areas: ReadArea[], read: InLatin[]): { certain: NamedArea | null; likely: NamedArea[] } {
  const words = read.map(({ word }) => spelledAnew(word))
  const guesses = new Set(read.filter(({ isGuess }) => isGuess).map(({ word }) => word))
  const scored = areas
    .map(({ area, parts }) => ({ area, ...scoreOf(parts, words, guesses) }))
    .filter(({ own }) => own > 0)
    .sort((one, other) => other.score - one.score || one.area.names.length - other.area.names.length)
  const first = scored.find(({ isWhole }) => isWhole)
  const rivals = scored.filter((each) => each !== first && (each.isWhole || !isWithin(each.area, first?.area)))
  const isCertain = first !== undefined && !first.isGuess && rivals.every(({ score }) => score < first.score)
  return { certain: isCertain ? first.area : null, likely: scored.slice(0, MOST_OFFERED).map(({ area }) => area) }
}

function isWithin({ numbers }: NamedArea, whole: NamedArea | undefined): boolean {
  return whole?.numbers.every((number, at) => numbers[at] === number) ?? false
}

/** The last name counts most, and half where it is guessed; those above tell which of two with the same name. */
function scoreOf(
  parts: string[][],
  words: string[],
  guesses: ReadonlySet<string>,
): { score: number; own: number; isWhole: boolean; isGuess: boolean } {
  const shares = parts.map((part) => shareIn(part, words))
  const own = shares.at(-1) ?? 0
  const above = shares.slice(0, -1).reduce((sum, share) => sum + share, 0)
  const name = parts.at(-1) ?? []
  const isGuess = name.some((word) => guesses.has(word))
  const ownScore = own * (2 + name.length) * (isGuess ? GUESSED : 1)
  return { own, score: ownScore + above * 2, isWhole: own === 1, isGuess }
}

/** How much of a name stands in the words, one word after the other. */
function shareIn(name: string[], words: string[]): number {
  let longest = 0
  for (let start = 0; start < words.length; start += 1) {
    let length = 0
    while (length < name.length && words[start + length] === name[length]) length += 1
    longest = Math.max(longest, length)
  }
  return name.length === 0 ? 0 : longest / name.length
}

/** By the beginnings of their words, in any of their spellings. */
function search(areas: ReadArea[], words: string[][]): NamedArea[] {
  return areas
    .filter(({ typed }) =>
      words.every((spellings) => spellings.some((word) => typed.some((each) => each.startsWith(word)))),
    )
    .map(({ area }) => area)
    .sort((one, other) => one.names.length - other.names.length)
    .slice(0, MOST_OFFERED)
}
