import { problemWords } from '#contract/problems'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdCategories } from './categories.queries.ts'

/** Locks it; refuses one deleted this very moment. */
export async function requireCategory(tx: Db, id: number): Promise<void> {
  const [held] = await holdCategories(tx, [id])
  if (!held) throw new Refusal('invalid_request', { fields: { category: problemWords('category_not_found') } })
}
