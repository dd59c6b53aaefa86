import { sql } from 'kysely'
import { type Db, pipelined } from './db.ts'

/** One snapshot, one round trip: all queries see the same commits. `read` awaits none of them. */
export async function inOneMoment<Result>(db: Db, read: (line: Db) => Promise<Result>): Promise<Result> {
  return await db.transaction().execute((tx) =>
    pipelined(tx, async (line) => {
      // The snapshot is taken by the first query.
      const [, result] = await Promise.all([
        sql`set transaction isolation level repeatable read, read only`.execute(line),
        read(line),
      ])
      return result
    }),
  )
}
