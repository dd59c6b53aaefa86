import type { BookableCourier, Consignment } from '#contract/couriers'
import { accountsOf, type Desk } from '../couriers/desk.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { lastConsignments } from './consignments.queries.ts'

type Shown = Awaited<ReturnType<typeof lastConsignments>>[number]

export function shownConsignment({ earlierProblem, ...last }: Shown): Consignment {
  const { id, company, state, invoice, number, word, said } = last
  const problem = [earlierProblem ?? '', last.problem].filter(Boolean).join(' ')
  return { id, company, state, invoice, number, word, said, problem }
}

/** The last of each parcel, by parcel. */
export async function consignmentsOf(db: Db, parcelIds: number[]): Promise<Map<number, Consignment>> {
  const found = await lastConsignments(db, parcelIds)
  return new Map(found.map((each) => [each.parcelId, shownConsignment(each)]))
}

export async function bookableCouriers(db: Db, actor: Actor, desk: Desk): Promise<BookableCourier[]> {
  const accounts = await accountsOf(db, actor, desk)
  return accounts.map(({ id, company, vendorId }) => ({ accountId: id, company, isOwn: vendorId !== null }))
}
