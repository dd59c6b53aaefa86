import type { Db } from '../platform/database/db.ts'
import { productsFound } from './found.ts'
import type { QueryTerm } from './query-term.ts'

const JUST_ONE = { after: undefined, limit: 1 }

/** Words that no name and no description has, while others are known; most searches ask nothing here. */
export async function unknownWords(db: Db, terms: QueryTerm[]): Promise<string[]> {
  const unnamed = terms.flatMap((term) => (term.standing === 'none' ? [{ ...term, isOptional: false }] : []))
  const isMet = async (some: QueryTerm[]) => (await productsFound(db, { terms: some, atLeast: 1 }, JUST_ONE)).total > 0
  if (unnamed.length === 0 || unnamed.length === terms.length) return []
  if (!(await isMet(unnamed))) return unnamed.map(({ word }) => word)
  const unknown: string[] = []
  for (const term of unnamed) if (!(await isMet([term]))) unknown.push(term.word)
  return unknown
}
