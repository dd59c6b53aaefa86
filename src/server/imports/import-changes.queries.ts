import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { FieldsChange, ProductFields } from './changed-fields.ts'

/** Null: it added the product. */
export type ImportChange = { productId: number } & (FieldsChange | { before: null; after: null })

export async function insertChanges(tx: Db, importId: string, changes: ImportChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insertInto('import_changes')
    .values(
      changes.map(({ productId, before, after }) => ({
        import_id: importId,
        product_id: productId,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      })),
    )
    .execute()
}

/** What an import added or changed, or would with a picture that waits: by product, as checkouts lock. */
export async function productsTouchedBy(db: Db, importId: string): Promise<{ id: number; isAdded: boolean }[]> {
  const { rows } = await sql<{ id: number; isAdded: boolean }>`
    select product_id as id, bool_or(is_added) as "isAdded" from (
      select product_id, before is null as is_added from import_changes where import_id = ${importId}
      union all select product_id, false from import_pictures where import_id = ${importId}
    ) as touched group by product_id order by product_id`.execute(db)
  return rows
}

/** What an import changed of these products; of those that it added nothing. */
export async function changesAmong(
  db: Db,
  importId: string,
  ids: number[],
): Promise<(FieldsChange & { productId: number })[]> {
  return await db
    .selectFrom('import_changes')
    .select((the) => [
      'product_id as productId',
      the.ref('before').$castTo<Partial<ProductFields>>().as('before'),
      the.ref('after').$castTo<Partial<ProductFields>>().as('after'),
    ])
    .where('import_id', '=', importId)
    .where('product_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('before', 'is not', null)
    .orderBy('product_id')
    .execute()
}

/** The numbers of products that still have those that an import gave them, or still have none, with their former ones. */
export async function formerNumbers(
  db: Db,
  importId: string,
): Promise<{ productId: number; now: string | null; former: string | null }[]> {
  const { rows } = await sql<{ productId: number; now: string | null; former: string | null }>`
    select changes.product_id as "productId", own_numbers.number as now, changes.before ->> 'ownNumber' as former
    from import_changes as changes
    join products on products.id = changes.product_id and products.deleted_at is null
    left join own_numbers on own_numbers.product_id = changes.product_id
    where changes.import_id = ${importId} and changes.after ? 'ownNumber'
      and own_numbers.number is not distinct from changes.after ->> 'ownNumber'
      and own_numbers.number is distinct from changes.before ->> 'ownNumber'`.execute(db)
  return rows
}

/** A picture that came after its import; of a product that it added nothing is kept. */
export async function mergePicture(
  tx: Db,
  importId: string,
  productId: number,
  { before, after }: { before: ProductFields['picture']; after: ProductFields['picture'] },
): Promise<void> {
  await sql`
    insert into import_changes as kept (import_id, product_id, before, after)
    values (${importId}, ${productId}, ${JSON.stringify({ picture: before })}, ${JSON.stringify({ picture: after })})
    on conflict (import_id, product_id) do update set before = kept.before || excluded.before, after = kept.after || excluded.after
    where kept.before is not null`.execute(tx)
}

/** Pictures that an undo may give back: they are not swept. */
export async function picturesToGiveBack(db: Db): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    select distinct image from (
      select before ->> 'picture' as image from import_changes where before ? 'picture'
      union all select former_image from import_pictures
    ) as former where image is not null`.execute(db)
  return rows.map(({ image }) => image)
}
