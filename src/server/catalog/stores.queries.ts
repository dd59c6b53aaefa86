import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'

const MOST_STORES = 100
/** Around words of letters and digits only, in which there is nothing to escape. */
const WORD_BEGINS = '(?<![[:alnum:]])'
const PLURAL = '(s|es|গুলো|গুলি|দের|ের)?'
const WORD_ENDS = '(?![[:alnum:]])'

/** The shop’s own store, which is there from the first start. */
export async function houseStoreId(db: Db): Promise<number> {
  const { id } = await db.selectFrom('vendors').select('id').where('is_house', '=', true).executeTakeFirstOrThrow()
  return id
}

/** Approved stores in whose names one of these words stands, perhaps as a plural; first those where most of them do. */
export async function storesWithAnyOf(db: Db, words: string[]): Promise<{ id: number; name: string }[]> {
  const anyWord = `${WORD_BEGINS}(${words.join('|')})${PLURAL}${WORD_ENDS}`
  return await withAnyOf(db, { anyWord })
}

const withAnyOf = statement((db, { anyWord }: { anyWord: string }) =>
  approvedStores(db)
    .where(sql<boolean>`lower(store_name) ~ ${anyWord}`)
    .orderBy(sql`regexp_count(lower(store_name), ${anyWord})`, 'desc')
    .orderBy('id')
    .modifyEnd(prepared),
)

/** Approved stores in whose names all these words stand, the last of them perhaps only begun. */
export async function storesGoingOnLike(db: Db, words: string[]): Promise<{ id: number; name: string }[]> {
  const begun = words.length - 1
  const eachWord = words.map((word, at) => `${WORD_BEGINS}${word}${at === begun ? '' : WORD_ENDS}`)
  return await approvedStores(db)
    .where(sql<boolean>`lower(store_name) ~ all(${eachWord}::text[])`)
    .orderBy('id')
    .execute()
}

function approvedStores(db: Db) {
  return db
    .selectFrom('vendors')
    .select(['id', 'store_name as name'])
    .where('status', '=', 'Approved')
    .where('deleted_at', 'is', null)
    .limit(MOST_STORES)
}
