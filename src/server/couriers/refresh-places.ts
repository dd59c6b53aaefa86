import { type Db, transact } from '../platform/database/db.ts'
import { type CourierWays, openAccount } from './open-account.ts'
import { replacePlaces } from './places.queries.ts'

/** Asks companies for their places, by these accounts. Throws where one does not tell them. */
export async function refreshPlaces(db: Db, ways: CourierWays, accountIds: number[]): Promise<void> {
  for (const id of accountIds) {
    const opened = await openAccount(db, ways, id)
    if (!opened?.courier.places) continue
    const places = await opened.courier.places(opened.account)
    if (places.length > 0) await transact(db, (tx) => replacePlaces(tx, opened.account.company, places))
  }
}
