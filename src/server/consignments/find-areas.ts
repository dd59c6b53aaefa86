import type { CourierArea } from '#contract/couriers'
import type { Company } from '#contract/values/couriers'
import { accountsOf, type Desk } from '../couriers/desk.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { shownArea } from './preview-booking.ts'

interface Sought {
  company: Company
  accountId?: number | undefined
  search: string
}

/** As the account’s company lists them; of the one that the actor would book with where none is named. Refuses `courier_not_found`. */
export async function findAreas(
  db: Db,
  actor: Actor,
  desk: Desk,
  { company, accountId, search }: Sought,
): Promise<{ places: CourierArea[] }> {
  const accounts = await accountsOf(db, actor, desk)
  const account = accounts.find((each) => each.company === company && (accountId ?? each.id) === each.id)
  if (account) return { places: (await desk.areasOf(db, account)).search(search).map(shownArea) }
  if (accountId !== undefined) throw new Refusal('courier_not_found')
  return { places: [] }
}
