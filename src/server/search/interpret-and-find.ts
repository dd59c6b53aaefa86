import type { Interpreter } from './interpreter.ts'
import { type InterpretedSearch, interpretSearch, type SearchRequest } from './product-query.ts'

/** Where nothing is found, known words may be typos too (“men short”): each is in doubt then, and only then. */
export async function meantAndFound<Found extends { total: number | null }>(
  interpreter: Interpreter,
  asked: SearchRequest,
  look: (meant: InterpretedSearch) => Promise<Found>,
): Promise<{ meant: InterpretedSearch; found: Found }> {
  const meant = await interpretSearch(interpreter, asked)
  const found = await look(meant)
  if (found.total !== 0 || meant.query.words.length < 2 || asked.literal) return { meant, found }
  const other = await interpretSearch(interpreter, asked, 'together')
  if (wordsOf(other) === wordsOf(meant)) return { meant, found }
  const otherFound = await look(other)
  return otherFound.total === 0 ? { meant, found } : { meant: other, found: otherFound }
}

function wordsOf({ query }: InterpretedSearch): string {
  return query.words.map(({ word }) => word).join(' ')
}
