import type { Page } from '#contract/machinery/fields'
import { Problem } from './problem.ts'

/** A page of a list, or that the shop did not give it: each list says so in its own words. */
export type Listed<Row> = Page<Row> | 'unanswered'

export async function listed<Answer>(asked: Promise<Answer>): Promise<Answer | 'unanswered'> {
  return await asked.catch((error: unknown) => {
    if (error instanceof Problem) return 'unanswered'
    throw error
  })
}

export function withQuery(path: string, parts: Record<string, string | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
