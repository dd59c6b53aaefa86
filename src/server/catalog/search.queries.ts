import { type RawBuilder, sql } from 'kysely'
import type { SoughtWord } from './search.ts'

/** Whether a product meets every sought word, as a condition. Words are letters and digits only: nothing to escape. */
export function matchOf(words: SoughtWord[]): RawBuilder<boolean> {
  return sql<boolean>`products.search @@ ${words.map((word) => `(${meanings(word, '')})`).join(' & ')}::tsquery`
}

/** How well it meets them: the sum over the words of 6 for the word itself in the name down to 1 for a corrected one in a tag. */
export function rankOf(words: SoughtWord[]): RawBuilder<number> {
  return sql<number>`(${sql.join(words.map(rankOfWord), sql` + `)})`
}

function rankOfWord(sought: SoughtWord): RawBuilder<number> {
  const has = (terms: string) => sql<boolean>`products.search @@ ${terms}::tsquery`
  const exactly = { ...sought, isBeginning: false, corrections: [] }
  const begun = { ...sought, corrections: [] }
  return sql<number>`case
    when ${has(meanings(exactly, 'A'))} then 6 when ${has(meanings(exactly, 'B'))} then 5
    when ${has(meanings(begun, 'A'))} then 4 when ${has(meanings(begun, 'B'))} then 3
    when ${has(meanings(sought, 'A'))} then 2 else 1 end`
}

/** The terms of a tsquery for one word, each only in texts of this weight (A name, B tags). */
function meanings({ word, isBeginning, corrections }: SoughtWord, weight: '' | 'A' | 'B'): string {
  const exact = [word, ...corrections].map((term) => (weight ? `'${term}':${weight}` : `'${term}'`))
  return [...exact, ...(isBeginning ? [`'${word}':*${weight}`] : [])].join(' | ')
}
