import type { Db } from '../platform/db.ts'
import { isSpelled, spellingsOf } from './slips.ts'
import { soundOf } from './sounds.ts'
import { insertSpellings, knownWords } from './vocabulary.queries.ts'

/** Adds words to the vocabulary that typing errors are corrected by. Words stay in it when their products go. */
export async function indexWords(tx: Db, words: Iterable<string>): Promise<void> {
  const spelled = [...new Set(words)].filter(isSpelled)
  if (spelled.length === 0) return
  const known = new Set(await knownWords(tx, spelled))
  await insertSpellings(tx, spelled.filter((word) => !known.has(word)).flatMap(spellingsOfWord))
}

/** All that a word is kept under. */
export function spellingsOfWord(word: string): { spelling: string; word: string }[] {
  return [...spellingsOf(word), ...soundSpelled(word)].map((spelling) => ({ spelling, word }))
}

/** A word’s sound as a spelling that no word has. */
export function soundSpelled(word: string): string[] {
  const sound = soundOf(word)
  return sound === undefined ? [] : [`~${sound}`]
}
