import { sql } from 'kysely'
import type { ImportJob } from '#contract/imports'
import type { Db } from '../platform/database/db.ts'
import type { NamedPicture } from './named-picture.ts'

/** Advisory lock: to keep the pace over all processes. */
const PACING = 4_822_004
/** Ten a second, of the whole shop. */
const PACE_MS = 100
/** Longer than fetching and storing one may take: who has it until then is dead. */
const LEASE_SECONDS = 120
const MOST_PROBLEMS = 1_000

export type FetchedPictures = ImportJob['pictures'] & Pick<ImportJob, 'problems'>

/** Without those that their products have from there already; what earlier imports wait for is theirs no more. How many. */
export async function insertPictures(
  tx: Db,
  importId: string,
  named: (NamedPicture & { productId: number })[],
): Promise<number> {
  const column = <T>(of: (each: NamedPicture & { productId: number }) => T) => named.map(of)
  const ids = column(({ productId }) => productId)
  await tx
    .updateTable('import_pictures')
    .set({ ended_at: sql<Date>`now()` })
    .where('product_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('ended_at', 'is', null)
    .execute()
  const { numAffectedRows } = await sql`
    insert into import_pictures (import_id, product_id, line, column_name, address, former_image)
    select ${importId}, products.id, named.line, named.column_name, named.address, products.image
    from unnest(${ids}::bigint[], ${column(({ line }) => line)}::int[], ${column((each) => each.column)}::text[],
      ${column(({ address }) => address)}::text[]) as named (product_id, line, column_name, address)
    join products on products.id = named.product_id
    left join picture_sources on picture_sources.product_id = products.id
    where picture_sources.address is distinct from named.address or products.image is null`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

export async function picturesOf(db: Db, importId: string): Promise<FetchedPictures> {
  const { total, fetched, failed } = await db
    .selectFrom('import_pictures')
    .select((the) => [
      the.fn.countAll<number>().as('total'),
      the.fn.countAll<number>().filterWhere('problem', 'is not', null).as('failed'),
      the.fn
        .countAll<number>()
        .filterWhere('ended_at', 'is not', null)
        .filterWhere('problem', 'is', null)
        .as('fetched'),
    ])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  const problems = await db
    .selectFrom('import_pictures')
    .select((the) => ['line', 'column_name as column', the.ref('problem').$notNull().as('message')])
    .where('import_id', '=', importId)
    .where('problem', 'is not', null)
    .orderBy('line')
    .limit(MOST_PROBLEMS)
    .execute()
  return { total, fetched, failed, problems }
}

export interface PictureClaim {
  importId: string
  ownerId: number
  productId: number
  address: string
  formerImage: string | null
  /** With this one. */
  tries: number
  /** Until its turn. */
  waitMs: number
}

/** The next that is due, imports in turn, with its moment: never more than ten a second in the whole shop. */
export async function claimPicture(tx: Db): Promise<PictureClaim | undefined> {
  await sql`select pg_advisory_xact_lock(${PACING})`.execute(tx)
  const { rows } = await sql<PictureClaim>`
    with next as (
      select waiting.* from imports
      cross join lateral (
        select import_id, product_id from import_pictures
        where import_id = imports.id and ended_at is null and due_at <= clock_timestamp() order by tries, line limit 1
      ) as waiting
      order by imports.pictures_asked_at nulls first, imports.id limit 1
    ), turn as (
      select greatest(clock_timestamp(), max(pictures_asked_at) + make_interval(secs => ${PACE_MS / 1000})) as at from imports
    ), asked as (
      update imports set pictures_asked_at = turn.at from next, turn where imports.id = next.import_id
      returning imports.id, imports.owner_id
    )
    update import_pictures as picture
    set tries = picture.tries + 1, due_at = turn.at + make_interval(secs => ${LEASE_SECONDS})
    from next, turn, asked
    where picture.import_id = next.import_id and picture.product_id = next.product_id
    returning picture.import_id as "importId", asked.owner_id as "ownerId", picture.product_id as "productId", picture.address,
      picture.former_image as "formerImage", picture.tries,
      (extract(epoch from turn.at - clock_timestamp()) * 1000)::float8 as "waitMs"`.execute(tx)
  return rows[0]
}

/** When the next is due; undefined where none waits. */
export async function nextPictureDue(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('import_pictures')
    .select('due_at')
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at
}

/** Without the try that was none: the shop closes, or is busy. */
export async function putOffPicture(
  db: Db,
  { importId, productId, tries }: PictureClaim,
  seconds: number,
): Promise<void> {
  await db
    .updateTable('import_pictures')
    .set({ tries, due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('import_id', '=', importId)
    .where('product_id', '=', productId)
    .where('ended_at', 'is', null)
    .execute()
}

/** False where it is over already: another file names another, or it was undone. */
export async function endPicture(
  tx: Db,
  { importId, productId }: Pick<PictureClaim, 'importId' | 'productId'>,
  problem: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_pictures')
    .set({ ended_at: sql<Date>`now()`, problem })
    .where('import_id', '=', importId)
    .where('product_id', '=', productId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All of an import that wait. */
export async function endPicturesOf(tx: Db, importId: string): Promise<void> {
  await tx
    .updateTable('import_pictures')
    .set({ ended_at: sql<Date>`now()` })
    .where('import_id', '=', importId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function forgetSources(tx: Db, ids: number[]): Promise<void> {
  await tx.deleteFrom('picture_sources').where('product_id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

export async function keepSource(tx: Db, productId: number, address: string): Promise<void> {
  await tx
    .insertInto('picture_sources')
    .values({ product_id: productId, address })
    .onConflict((one) => one.column('product_id').doUpdateSet({ address }))
    .execute()
}
