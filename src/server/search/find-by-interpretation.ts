import type { Interpreter } from './interpreter.ts'
import { type InterpretedSearch, interpretSearch, type SearchRequest } from './product-query.ts'

/** Where nothing is found, known words may be typos too (“men short”): each is in doubt then, and only then. */
export async function findByInterpretation<Found extends { total: number | null }>(
  interpreter: Interpreter,
  asked: SearchRequest,
  find: (interpreted: InterpretedSearch) => Promise<Found>,
): Promise<{ interpreted: InterpretedSearch; found: Found }> {
  const interpreted = await interpretSearch(interpreter, asked)
  const found = await find(interpreted)
  if (found.total !== 0 || interpreted.query.terms.length < 2 || asked.literal) return { interpreted, found }
  const other = await interpretSearch(interpreter, asked, 'together')
  if (wordsOf(other) === wordsOf(interpreted)) return { interpreted, found }
  const otherFound = await find(other)
  return otherFound.total === 0 ? { interpreted, found } : { interpreted: other, found: otherFound }
}

function wordsOf({ query }: InterpretedSearch): string {
  return query.terms.map(({ word }) => word).join(' ')
}
