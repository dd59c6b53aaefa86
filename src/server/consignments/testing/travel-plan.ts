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
  end: 'delivered' | 'other sum' | 'part' | 'refused' | 'paid return' | 'lost'
  /** Of a hundred parts of each parcel’s price, what its store and the shop take off; null: nothing. */
  discount: { store: number; shop: number } | null
  /** Of what comes back, one piece of each line cannot be sold. */
  isSpoilt: boolean
}

const WAY: Step[] = ['picked', 'on_the_way', 'held', 'at_the_door']

const ENDS: Plan['end'][] = [
  ...(['delivered', 'part', 'refused', 'delivered', 'lost'] as const),
  ...(['part', 'paid return', 'delivered', 'other sum', 'refused', 'delivered'] as const),
]
const COURIERS: Plan['courier'][] = ['pathao', 'steadfast', 'steadfast', 'own', 'redx', 'redx', 'pathao']

/** Ends and couriers come in turn, every end with every courier: few orders have them all, whatever the seed. */
export function planFor(random: Random, nth: number): Plan {
  const end = ENDS[nth % ENDS.length] ?? 'delivered'
  const courier = COURIERS[nth % COURIERS.length] ?? 'own'
  const isRare = end === 'lost' || end === 'paid return'
  const isCancelled = random.isOnceIn(7) && !isRare
  const way = WAY.filter((step) => (step === 'held' ? random.isOnceIn(4) : !random.isOnceIn(4)))
  return {
    isSplit: random.isOnceIn(4),
    cancelled: isCancelled
      ? { by: random.pick(['customer', 'store', 'shop']), at: random.pick(['placed', 'confirmed', 'packed', 'packed']) }
      : null,
    calledBackAt: random.isOnceIn(10) && !isRare ? random.pick(['handed_over', 'at_the_door']) : null,
    courier,
    isConfirmed: !random.isOnceIn(3),
    isSnatched: random.isOnceIn(12) && !isRare,
    steps: [...way, ...endOf(end, courier, random)],
    untold: way.filter(() => random.isOnceIn(5)),
    end,
    discount: nth % 2 === 0 ? null : { store: random.between(0, 40), shop: random.between(1, 30) },
    isSpoilt: random.isOnceIn(3),
  }
}

function endOf(end: Plan['end'], courier: Plan['courier'], random: Random): Step[] {
  const isToldFirst = random.isOnceIn(3)
  if (end === 'lost') return []
  // The others have no words for it: their payments alone tell.
  if (end === 'paid return' && courier === 'pathao') return ['paid_return', 'coming_back', 'returned']
  if (end === 'refused' || end === 'paid return')
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
