import * as z from 'zod/mini'
import type { Category } from '#contract/categories'
import { id, type Page } from '#contract/machinery/fields'
import type { Db } from '../platform/database/db.ts'
import { notACursor, pageFrom } from '../platform/database/newest-first.ts'
import { type CategoryPosition, visibleCategories } from './categories.queries.ts'

/** Parents before children. Refuses a foreign cursor. */
export async function listVisibleCategories(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Category>> {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  const { categories: rows, total } = await visibleCategories(db, { after, limit: limit + 1 })
  return pageFrom({ rows, total }, limit, ({ depth: _, ...category }) => category, cursorOf)
}

const place = z.tuple([z.int().check(z.minimum(0), z.maximum(1_000_000)), id])

function cursorOf({ depth, id }: CategoryPosition): string {
  return Buffer.from(`${depth}.${id}`).toString('base64url')
}

function positionOf(cursor: string): CategoryPosition {
  const parsed = place.safeParse(Buffer.from(cursor, 'base64url').toString().split('.').map(Number))
  if (!parsed.success) throw notACursor()
  const [depth, id] = parsed.data
  return { depth, id }
}
