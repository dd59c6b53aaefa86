import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import type { Held } from '../orders/bring-parcels.ts'
import { sumAtTheDoor } from '../orders/collecting.ts'
import type { Db } from '../platform/database/db.ts'
import { type ConsignmentRecord, writeConsignment } from './consignments.queries.ts'

/** What a company says now fits to nothing that is known: whoever packs is told, and it decides nothing. */
export async function noteContradiction(
  tx: Db,
  { id, company }: ConsignmentRecord,
  said: { known: string; now: string },
): Promise<void> {
  const problem = m.couriers_says_otherwise({ courier: COMPANY_NAMES[company], ...said })
  await writeConsignment(tx, id, { problem })
}

/** What a parcel was to collect when it left, in poisha. `keptPoisha`: where only so much of its lines is kept. */
export function dueOf({ parcels, states }: Held, parcelId: number, keptPoisha: number | null = null): number {
  const parcel = parcels.find(({ id }) => id === parcelId)
  const shippingPoisha = states.find(({ id }) => id === parcelId)?.shippingPoisha ?? null
  return parcel ? sumAtTheDoor({ ...parcel, keptPoisha }, shippingPoisha) : 0
}

/** Says it where another sum was collected than was due. */
export async function noteOtherSum(
  tx: Db,
  held: Held,
  { id, parcelId, company }: ConsignmentRecord,
  collectedPoisha: number,
): Promise<void> {
  const due = dueOf(held, parcelId)
  if (due === collectedPoisha) return
  const sums = { collected: formatTaka(takaOf(collectedPoisha)), due: formatTaka(takaOf(due)) }
  await writeConsignment(tx, id, { problem: m.couriers_other_sum({ courier: COMPANY_NAMES[company], ...sums }) })
}
