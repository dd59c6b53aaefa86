import type { Db } from '../platform/db.ts'
import { isSpelled, spellingsOf } from './slips.ts'
import { soundOf } from './sounds.ts'
import { insertSpellings, knownWords } from './vocabulary.queries.ts'

/** Adds words to the vocabulary that typing errors are corrected by. Words stay in it when their products go. */
export async function indexWords(tx: Db, words: Iterable<string>): Promise<void> {
  const spelled = [...new Set(words)].filter(isSpelled)
  if (spelled.length === 0) return
  const known = new Set(await knownWords(tx, spelled))
  const rows = spelled.flatMap((word) =>
    known.has(word) ? [] : [...spellingsOf(word), ...soundSpelled(word)].map((spelling) => ({ spelling, word })),
  )
  if (rows.length > 0) await insertSpellings(tx, rows)
}

/** A word’s sound as a spelling that no word has. */
export function soundSpelled(word: string): string[] {
  const sound = soundOf(word)
  return sound === undefined ? [] : [`~${sound}`]
}
