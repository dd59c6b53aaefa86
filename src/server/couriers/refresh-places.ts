import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { oneAccountEach } from './accounts.queries.ts'
import type { CourierAccount } from './courier.ts'
import { REFRESH_PLACES_OF } from './couriers.jobs.names.ts'
import { type CourierWays, openAccount } from './open-account.ts'
import { replacePlaces } from './places.queries.ts'

/** A job each: a company that does not tell its places holds up no other. */
export async function refreshAllPlaces(db: Db): Promise<void> {
  for (const accountId of await oneAccountEach(db)) await refreshPlacesBy(db, accountId)
}

/** Asks for its company’s places soon; no other account’s wrong keys take its turn. */
export async function refreshPlacesBy(tx: Db, accountId: number): Promise<void> {
  await addJob(tx, REFRESH_PLACES_OF, { accountId }, { key: `places ${accountId}` })
}

/** Asks a company for its places, by this account. Throws where it does not tell them. */
export async function refreshPlaces(db: Db, ways: CourierWays, accountId: number, signal: AbortSignal): Promise<void> {
  const opened = await openAccount(db, ways, accountId)
  if (!opened) return
  const { account, courier, environment } = opened
  if (!courier.places) return
  const places = await courier.places(untilAborted(account, signal))
  if (places.length > 0)
    await transact(db, (tx) => replacePlaces(tx, { company: account.company, environment }, places))
}

/** Some tell their places in thousands of answers. */
function untilAborted(account: CourierAccount, signal: AbortSignal): CourierAccount {
  return {
    ...account,
    ask(request) {
      signal.throwIfAborted()
      return account.ask(request)
    },
  }
}
