import type { Page } from '#contract/fields'
import { Problem } from './problem.ts'

/** A page of a list for a screen that stands before it arrives; the screen says itself that it did not. */
export type Listed<Row> = Page<Row> | 'unanswered'

export async function listed<Row>(asked: Promise<Page<Row>>): Promise<Listed<Row>> {
  return await asked.catch((error: unknown) => {
    if (error instanceof Problem) return 'unanswered'
    throw error
  })
}

/** A cursor of the address, unless it is longer than any that a list gives. */
export function cursorIn(query: URLSearchParams): string | undefined {
  const cursor = query.get('cursor')
  return cursor && cursor.length <= 200 ? cursor : undefined
}

/** Words of the address that a list is searched by. */
export function searchIn(query: URLSearchParams): string | undefined {
  return query.get('search')?.trim().slice(0, 200) || undefined
}

/** A path with those parts of a query that say something. */
export function withQuery(path: string, parts: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
