import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { oneAccountEach } from './accounts.queries.ts'
import { replaceAreas } from './areas.queries.ts'
import type { CourierAccount } from './courier.ts'
import { REFRESH_AREAS_OF } from './couriers.jobs.ts'
import { type CourierAccess, openAccount } from './open-account.ts'

/** A job each: a company that does not tell its areas holds up no other. */
export async function refreshAllAreas(db: Db): Promise<void> {
  for (const accountId of await oneAccountEach(db)) await refreshAreasBy(db, accountId)
}

/** Asks for its company’s areas soon; no other account’s wrong keys take its turn. */
export async function refreshAreasBy(tx: Db, accountId: number): Promise<void> {
  await addJob(tx, REFRESH_AREAS_OF, { accountId }, { key: `places ${accountId}` })
}

/** Asks a company for its areas, by this account. Throws where it does not tell them. */
export async function refreshAreas(
  db: Db,
  access: CourierAccess,
  accountId: number,
  signal: AbortSignal,
): Promise<void> {
  const opened = await openAccount(db, access, accountId)
  if (!opened) return
  const { account, courier, environment } = opened
  if (!courier.areas) return
  const areas = await courier.areas(untilAborted(account, signal))
  if (areas.length > 0) await transact(db, (tx) => replaceAreas(tx, { company: account.company, environment }, areas))
}

/** Some tell their areas in thousands of answers. */
function untilAborted(account: CourierAccount, signal: AbortSignal): CourierAccount {
  return {
    ...account,
    ask(request) {
      signal.throwIfAborted()
      return account.ask(request)
    },
  }
}
