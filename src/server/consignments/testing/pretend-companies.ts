import type { Company } from '#contract/values/couriers'
import type { Random } from '../../../../demo/random.ts'
import type { PretendCourier } from '../../../../pretend/couriers/courier.ts'
import type { Consignment, Step } from '../../../../pretend/couriers/speech.ts'
import type { Couriers } from '../../testing/couriers.ts'
import type { Taken } from './judge-bookings.ts'
import type { Plan } from './travel-plan.ts'
import { dueOf, type Traveller } from './travellers.ts'

const ENDS: Step[] = ['delivered', 'part', 'returned']

/** What a courier says of a parcel next: once, twice, out of order, or not at all. */
export async function tellOn(
  courier: PretendCourier,
  consignment: Consignment,
  { plan, traveller, random }: { plan: Plan; traveller: Traveller; random: Random },
): Promise<void> {
  const at = plan.steps.indexOf(consignment.step)
  const [next, afterNext] = plan.steps.slice(at + 1)
  // It is at its end, and the shop does not seem to have heard.
  if (next === undefined) return void (await courier.tell(consignment))
  const collected = (step: Step) => collectedAt(step, plan, traveller, consignment)
  if (plan.untold.includes(next)) {
    consignment.step = next
    return
  }
  const first = courier.bring(consignment, next, collected(next))
  const second =
    afterNext !== undefined && !ENDS.includes(next) && random.isOnceIn(5)
      ? courier.bring(consignment, afterNext, collected(afterNext))
      : random.isOnceIn(4)
        ? courier.tell(consignment)
        : undefined
  await Promise.all([first, second])
}

/** Taka, where the door ends in cash. */
function collectedAt(step: Step, plan: Plan, traveller: Traveller, { cash }: Consignment): number | undefined {
  if (step === 'delivered') return plan.end === 'other sum' ? cash - 10 : cash
  if (step === 'paid_return') return traveller.shippingPoisha / 100
  return step === 'part' ? dueOf(traveller, traveller.lines[0]?.pricePoisha) : undefined
}

/** Of a booking, what its company has; undefined where it never took it. */
export function takenAs(couriers: Couriers, { company, invoice }: { company: Company; invoice: string }) {
  return couriers[company].taken.find((each) => each.invoice === invoice)
}

/** As each company tells it: two of three say no sum, and with Steadfast what was to be collected is what was. */
export function takenBy(couriers: PretendCourier[]): Taken[] {
  return couriers.flatMap(({ kind, taken }) =>
    taken.map(({ invoice, number, trackingCode, cash, collected, step, isCalledOff = false }) => ({
      ...{ company: kind, invoice, number, trackingCode, cash, step, isCalledOff },
      collected: kind === 'redx' ? null : collected,
    })),
  )
}
