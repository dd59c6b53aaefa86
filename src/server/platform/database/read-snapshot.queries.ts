import { type Db, lastly } from './db.ts'

/** One snapshot, one round trip: all queries see the same commits. `read` awaits none of them. */
export async function readSnapshot<Result>(db: Db, read: (connection: Db) => Promise<Result>): Promise<Result> {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return await moment.execute((tx) => lastly(tx, read))
}
