import { transact } from '../platform/database/db.ts'
import { postDifference } from '../settlements/post-file.ts'
import type { TestShop } from './shop.ts'

let files = 0

/** A row that says twice what nobody knows, in a file of its own; put into the tables. */
export async function givenOpenRow(
  { db }: Pick<TestShop, 'db'>,
  reportedPoisha: number | null = null,
): Promise<{ id: number; fileId: number }> {
  files += 1
  const sums = { collected_poisha: 100, charge_poisha: 0, net_poisha: 100 }
  const file = await db
    .insertInto('settlement_files')
    .values({
      ...{ company: 'pathao', name: 'pathao.csv', source: 'file', content: '[]', row_count: 1, ...sums },
      told_poisha: reportedPoisha,
      digest: Buffer.from(`a file ${files}`),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('settlement_rows')
    .values({
      ...{ file_id: file.id, company: 'pathao', line: 2, number: 'DL1', invoice: '', kind: 'paid', ...sums },
      ...{ verdict: 'twice', event: `pathao:DL1:${files}`, is_first: false, subject: `settlement:${files}` },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: row.id, fileId: file.id }
}

/** A payment of which nobody knows why it is five taka less than its row. */
export async function givenOtherSum({ db }: Pick<TestShop, 'db'>): Promise<number> {
  const { fileId } = await givenOpenRow({ db }, 100 - 500)
  await transact(db, (tx) => postDifference(tx, fileId))
  return fileId
}
