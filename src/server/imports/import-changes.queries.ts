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

/** By product, as checkouts lock. */
export async function changesOf(db: Db, importId: string): Promise<ImportChange[]> {
  const rows = await db
    .selectFrom('import_changes')
    .select((the) => [
      'product_id as productId',
      the.ref('before').$castTo<Partial<ProductFields> | null>().as('before'),
      the.ref('after').$castTo<Partial<ProductFields> | null>().as('after'),
    ])
    .where('import_id', '=', importId)
    .orderBy('product_id')
    .execute()
  return rows.map(({ productId, before, after }) =>
    before && after ? { productId, before, after } : { productId, before: null, after: null },
  )
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
