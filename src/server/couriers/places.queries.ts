import type { Company, Environment } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'
import type { ListedPlace } from './courier.ts'

/** Whose list: a company numbers its places otherwise where it is tried. */
export interface Listing {
  company: Company
  environment: Environment
}

export async function placesOf(db: Db, { company, environment }: Listing) {
  return await db
    .selectFrom('courier_places')
    .select(['level', 'number', 'parent', 'name'])
    .where('company', '=', company)
    .where('environment', '=', environment)
    .orderBy('level')
    .orderBy('number')
    .execute()
}

const AT_ONCE = 1000

export async function replacePlaces(tx: Db, { company, environment }: Listing, places: ListedPlace[]): Promise<void> {
  await tx.deleteFrom('courier_places').where('company', '=', company).where('environment', '=', environment).execute()
  for (let at = 0; at < places.length; at += AT_ONCE)
    await tx
      .insertInto('courier_places')
      .values(places.slice(at, at + AT_ONCE).map((place) => ({ company, environment, ...place })))
      .onConflict((twice) => twice.doNothing())
      .execute()
}
