import type { Place } from '#contract/couriers'
import type { Company } from '#contract/values/couriers'
import { accountsOf, type Desk } from '../couriers/desk.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { shownPlace } from './look.ts'

interface Sought {
  company: Company
  accountId?: number | undefined
  search: string
}

/** As the account’s company lists them; of the one that the actor would book with where none is named. Refuses `courier_not_found`. */
export async function findPlaces(
  db: Db,
  actor: Actor,
  desk: Desk,
  { company, accountId, search }: Sought,
): Promise<{ places: Place[] }> {
  const accounts = await accountsOf(db, actor, desk)
  const account = accounts.find((each) => each.company === company && (accountId ?? each.id) === each.id)
  if (account) return { places: (await desk.placesOf(db, account)).search(search).map(shownPlace) }
  if (accountId !== undefined) throw new Refusal('courier_not_found')
  return { places: [] }
}
