import { type DatabaseConnection, DummyDriver, Kysely } from 'kysely'
import { type Db, dialect, transact } from '../../src/server/platform/database/db.ts'
import type { Tables } from '../../src/server/platform/database/tables.ts'
import { setClocksRight, showMoment, stopClocks } from './clock.queries.ts'

/** The shop at a moment that is over. */
export interface Then {
  /** All that is done by it is one transaction. */
  db: Db
  moment: Date
  /** Later in the same transaction. */
  goOnTo(moment: Date): Promise<void>
}

/** Does something in one transaction as if it were then; `isBack`: the clock can be set back. */
export async function doneThen(
  db: Db,
  { moment, isBack }: { moment: Date; isBack: boolean },
  work: (then: Then) => Promise<void>,
): Promise<void> {
  await transact(db, (tx) =>
    tx.getExecutor().provideConnection(async (connection) => {
      const joined = joining(connection)
      const clocks = isBack ? await stopClocks(joined) : []
      const then: Then = {
        ...{ db: joined, moment },
        async goOnTo(later) {
          then.moment = later
          if (isBack) await showMoment(joined, later)
        },
      }
      await then.goOnTo(moment)
      await work(then)
      await setClocksRight(joined, clocks)
    }),
  )
}

/** Transactions of the shop’s functions join the one that is open; what fails takes back all of it. */
function joining(connection: DatabaseConnection): Db {
  const driver = new JoiningDriver(connection)
  return new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => driver } })
}

class JoiningDriver extends DummyDriver {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super()
    this.#connection = connection
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
}
