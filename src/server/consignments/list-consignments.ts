import type { BookableCourier, Consignment } from '#contract/couriers'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { accountsOf, type Desk } from '../couriers/desk.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { lastConsignments } from './consignments.queries.ts'

type Shown = Awaited<ReturnType<typeof lastConsignments>>[number]

export function shownConsignment({ earlierProblem, ...last }: Shown): Consignment {
  const { id, company, state, invoice, number, word, said } = last
  const problem = [earlierProblem ?? '', last.problem, partToSay(last)].filter(Boolean).join(' ')
  return { id, company, state, invoice, number, word, said, problem }
}

/** What is asked of the store, until it has said which pieces were kept. */
function partToSay({ isPartlyReported, company, word, reportedPoisha }: Omit<Shown, 'earlierProblem'>): string {
  if (!isPartlyReported) return ''
  if (word === 'exchanged') return m.couriers_exchanged()
  if (reportedPoisha === null) return m.couriers_told_in_part()
  return m.couriers_part_for_other_sum({
    courier: COMPANY_NAMES[company],
    collected: formatTaka(takaOf(reportedPoisha)),
  })
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
