import { COMMON_WORDS } from './common-words.ts'

const SHORTEST = 8
/** Old shops kept eight letters, and so did people. */
const CUT_TO = 8

interface Lists {
  /** As they were found in leaks, all that our own minimum of 8 characters lets through: the 3,000 commonest, and more. */
  leaked: Set<string>
  words: Set<string>
  cutWords: Set<string>
}

let lists: Promise<Lists> | undefined

/** With the first password that is chosen: 60,000 words, which no start needs. */
async function loadLists(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = new Set(COMMON_WORDS.replace(/^#.*$/gm, '').split(/\s+/).filter(Boolean))
  return {
    leaked: new Set(dictionary['passwords-common'].filter((password) => password.length >= SHORTEST)),
    words,
    cutWords: new Set([...words].filter((word) => word.length > CUT_TO).map((word) => word.slice(0, CUT_TO))),
  }
}

/** Longer ones nobody tries first. */
const LONGEST = 24

/** In the list (decisions, "Accounts and sessions") or of its kinds: decorated words, keyboard walks, dates, phones. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lists ??= loadLists()
  const { leaked, ...known } = await lists
  const plain = password.normalize('NFKC').toLowerCase()
  if (leaked.has(plain) || /^(.)\1+$/su.test(plain)) return true
  if (plain.length > LONGEST) return false
  return (
    isRepeated(plain) ||
    isDayOrPhone(plain) ||
    isWalk(plain) ||
    coresOf(plain).some((core) => isMadeOfWords(core, known))
  )
}

function isRepeated(plain: string): boolean {
  return /^(.{1,4})\1+.?$/su.test(plain)
}

function isDayOrPhone(plain: string): boolean {
  const day = /^((0?[1-9]|[12]\d|3[01])\D?){2}(19|20)\d\d$|^(19|20)\d\d(\D?\d\d){2}$/
  return day.test(plain) || /^(88)?01[3-9]\d{8}$/.test(plain)
}

const ROWS = ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./']
const PLACES = new Map(ROWS.flatMap((row, y) => [...row].map((key, x) => [key, { x, y }] as const)))

/** Each key beside the one before it, but for one jump in each four: `qwertyui`, `1qaz2wsx`, `zaq12wsx`. */
function isWalk(plain: string): boolean {
  const places = [...plain].map((key) => PLACES.get(key))
  const steps = places.filter((place, at) => {
    const before = places[at - 1]
    return place && before && Math.abs(place.x - before.x) <= 1 && Math.abs(place.y - before.y) <= 1
  })
  return steps.length >= places.length - 1 - Math.floor(places.length / 4)
}

/** Without affixes of up to six digits or signs, signs read as letters. */
function coresOf(plain: string): string[] {
  const bare = /^\P{L}{0,6}(.*?)\P{L}{0,6}$/su.exec(plain)?.[1] ?? ''
  const beforeEnd = /^(.*?)\P{L}{0,6}$/su.exec(plain)?.[1] ?? ''
  return [bare, inLetters(bare), inLetters(beforeEnd), inLetters(plain)]
}

const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

function inLetters(text: string): string {
  return [...text]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replace(/\P{L}/gu, '')
}

function isMadeOfWords(core: string, { words, cutWords }: Pick<Lists, 'words' | 'cutWords'>): boolean {
  if (words.has(core) || (core.length >= CUT_TO && cutWords.has(core))) return true
  for (let at = 2; at <= core.length - 2; at += 1)
    if (words.has(core.slice(0, at)) && words.has(core.slice(at))) return true
  return false
}
