import type { Company, Environment } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'
import type { ListedArea } from './courier.ts'

/** Whose list: a company numbers its areas otherwise where it is tried. */
export interface Listing {
  company: Company
  environment: Environment
}

export async function areasOf(db: Db, { company, environment }: Listing) {
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

export async function replaceAreas(tx: Db, { company, environment }: Listing, areas: ListedArea[]): Promise<void> {
  await tx.deleteFrom('courier_places').where('company', '=', company).where('environment', '=', environment).execute()
  for (let at = 0; at < areas.length; at += AT_ONCE)
    await tx
      .insertInto('courier_places')
      .values(areas.slice(at, at + AT_ONCE).map((area) => ({ company, environment, ...area })))
      .onConflict((twice) => twice.doNothing())
      .execute()
}
