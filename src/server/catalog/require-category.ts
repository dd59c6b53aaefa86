import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { holdCategory } from './form-categories.queries.ts'
import { NO_CATEGORY } from './form-problems.ts'

/** Keeps the category for a product until the transaction ends; refuses one that was deleted this very moment. */
export async function requireCategory(tx: Db, id: number): Promise<void> {
  if (!(await holdCategory(tx, id))) throw new Refusal('invalid_request', { fields: { category: NO_CATEGORY } })
}
