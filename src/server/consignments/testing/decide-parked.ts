import type { Stage } from '#contract/values/stages'
import { isAtTheStore } from '../../orders/stages.ts'
import type { Callers } from './callers.ts'
import type { Market, Person } from './errands.ts'
import { takenAs } from './pretend-companies.ts'
import type { Traveller } from './travellers.ts'

interface Parked {
  stage: Stage
  consignment: NonNullable<Traveller['consignment']>
  owner: Person
}

/** A person looks into the company’s own list; now and then the company tells of it first. */
export async function decideParked(
  callers: Callers,
  { couriers, random }: Market,
  { stage, consignment, owner }: Parked,
): Promise<unknown> {
  const taken = takenAs(couriers, consignment)
  if (taken && random.isOnceIn(3)) return await couriers[consignment.company].bring(taken, 'picked')
  if (taken && !isAtTheStore(stage)) return
  const body = taken ? { decision: 'booked' as const, number: taken.number } : { decision: 'dropped' as const }
  return await callers.press(owner, 'PUT /api/consignments/:id', { params: { id: String(consignment.id) }, body })
}
