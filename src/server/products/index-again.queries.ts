import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { DOCUMENT_EDITION } from '../text-analysis/document.ts'

interface Stale {
  id: number
  name: string
  tags: string[]
  description: string
}

/** Products of an older document edition, locked; locked ones come later. */
export async function staleProducts(tx: Db, limit: number): Promise<Stale[]> {
  return await tx
    .selectFrom('products')
    .select(['id', 'name', 'tags', 'description'])
    .where('indexed_as', '<', sql<number>`${sql.lit(DOCUMENT_EDITION)}`)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

export async function rewriteVectors(tx: Db, documents: { id: number; vector: string }[]): Promise<void> {
  const ids = documents.map(({ id }) => id)
  const vectors = documents.map(({ vector }) => vector)
  await sql`
    update products set search = words.vector::tsvector, indexed_as = ${DOCUMENT_EDITION}
    from unnest(${ids}::bigint[], ${vectors}::text[]) as words(id, vector) where products.id = words.id`.execute(tx)
}
