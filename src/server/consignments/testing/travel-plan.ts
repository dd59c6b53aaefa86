import type { Company } from '#contract/values/couriers'
import type { Stage } from '#contract/values/stages'
import type { Random } from '../../../../demo/random.ts'
import type { Step } from '../../../../pretend/couriers/speech.ts'
import type { Traveller } from './travellers.ts'

/** What is to become of an order: chosen before, so that whoever is killed meanwhile changes nothing of it. */
export interface Plan {
  isSplit: boolean
  /** Who cancels it, once a parcel of it is that far. */
  cancelled: { by: 'customer' | 'store' | 'shop'; at: Stage } | null
  /** An admin calls it back on its way. */
  calledBackAt: Stage | null
  courier: Company | 'own'
  isConfirmed: boolean
  /** Its store’s own rider takes it while a company is asked. */
  isSnatched: boolean
  /** What its courier says of it, in turn. */
  steps: Step[]
  /** Of these it tells nothing by itself. */
  untold: Step[]
  end: 'delivered' | 'other sum' | 'part' | 'refused' | 'lost'
  /** Of what comes back, one piece of each line cannot be sold. */
  isSpoilt: boolean
}

const WAY: Step[] = ['picked', 'on_the_way', 'held', 'at_the_door']

const ENDS: Plan['end'][] = [
  ...(['delivered', 'delivered', 'delivered', 'other sum'] as const),
  ...(['part', 'part', 'refused', 'refused', 'lost'] as const),
]

export function planFor(random: Random): Plan {
  const end = random.pick(ENDS)
  const isCancelled = random.isOnceIn(7)
  const way = WAY.filter((step) => (step === 'held' ? random.isOnceIn(4) : !random.isOnceIn(4)))
  return {
    isSplit: random.isOnceIn(4),
    cancelled: isCancelled
      ? { by: random.pick(['customer', 'store', 'shop']), at: random.pick(['placed', 'confirmed', 'packed', 'packed']) }
      : null,
    calledBackAt: random.isOnceIn(10) ? random.pick(['handed_over', 'at_the_door']) : null,
    courier: random.pick(['pathao', 'pathao', 'steadfast', 'steadfast', 'redx', 'redx', 'own']),
    isConfirmed: !random.isOnceIn(3),
    isSnatched: random.isOnceIn(12),
    steps: [...way, ...endOf(end, random)],
    untold: way.filter(() => random.isOnceIn(5)),
    end,
    isSpoilt: random.isOnceIn(3),
  }
}

function endOf(end: Plan['end'], random: Random): Step[] {
  const isToldFirst = random.isOnceIn(3)
  if (end === 'lost') return []
  if (end === 'refused')
    return [...(isToldFirst ? (['told_refused'] as const) : []), 'refused', 'coming_back', 'returned']
  if (end === 'part') return [...(isToldFirst ? (['told_part'] as const) : []), 'part']
  return [...(isToldFirst ? (['told_delivered'] as const) : []), 'delivered']
}

/** The next stage of what is still at its store, or a company to book with; null: neither. */
export function nextAtTheStore(
  plan: Plan,
  { stage, consignment }: Pick<Traveller, 'stage' | 'consignment'>,
): 'confirmed' | 'packed' | 'handed_over' | Company | null {
  // Some are cancelled while they are booked.
  if (plan.cancelled?.at === stage && !(stage === 'packed' && plan.isSpoilt)) return null
  if (stage === 'placed') return plan.isConfirmed ? 'confirmed' : 'packed'
  if (stage === 'confirmed') return 'packed'
  if (stage !== 'packed') return null
  if (plan.courier === 'own') return 'handed_over'
  return consignment === null || ['refused', 'dropped'].includes(consignment.state) ? plan.courier : null
}
