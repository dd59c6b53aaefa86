import type { Company } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'
import type { ListedPlace } from './courier.ts'

export async function placesOf(db: Db, company: Company) {
  return await db
    .selectFrom('courier_places')
    .select(['level', 'number', 'parent', 'name'])
    .where('company', '=', company)
    .orderBy('level')
    .orderBy('number')
    .execute()
}

const AT_ONCE = 1000

export async function replacePlaces(tx: Db, company: Company, places: ListedPlace[]): Promise<void> {
  await tx.deleteFrom('courier_places').where('company', '=', company).execute()
  for (let at = 0; at < places.length; at += AT_ONCE)
    await tx
      .insertInto('courier_places')
      .values(places.slice(at, at + AT_ONCE).map((place) => ({ company, ...place })))
      .onConflict((twice) => twice.doNothing())
      .execute()
}
