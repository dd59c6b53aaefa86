import type { Company } from '../../src/contract/values/couriers.ts'
import type { OWN_RIDER, Stage } from '../../src/contract/values/stages.ts'

/** An order of the demo: who, how many hours before the shop was filled, a piece from which stores, what came of it. */
export interface PlannedOrder {
  customer: string
  hoursAgo: number
  stores: string[]
  /** How many hours before the shop was filled its customer has cancelled it. */
  cancelledHoursAgo?: number
  /** Of the parcel of each store, in their order. */
  ways: PlannedWay[]
}

/** Who carries a parcel, and how many hours before the shop was filled it came to each stage. */
export interface PlannedWay {
  courier: Company | typeof OWN_RIDER
  hoursAgo: Partial<Record<Stage, number>>
}

type End = 'delivered' | 'refused' | 'part'

const HOURS_TO: Record<'confirmed' | 'packed' | 'handed_over' | 'door', number> = {
  ...{ confirmed: 3, packed: 18, handed_over: 24, door: 50 },
}

/** All of it is over: `pathao own redx:refused`, in the order of the stores. */
const past = (customer: string, hoursAgo: number, stores: string, carriers: string): PlannedOrder => ({
  ...{ customer, hoursAgo, stores: stores.split(' ') },
  ways: carriers.split(' ').map((carrier, place) => {
    const [courier, end = 'delivered'] = carrier.split(':') as [PlannedWay['courier'], End?]
    const at = (hours: number) => hoursAgo - hours - 2 * place
    const door = at(HOURS_TO.door)
    const { confirmed, packed, handed_over } = HOURS_TO
    return {
      courier,
      hoursAgo: {
        ...{ confirmed: at(confirmed), packed: at(packed), handed_over: at(handed_over) },
        ...(end === 'delivered' ? { delivered: door } : {}),
        ...(end === 'part' ? { partly_delivered: door, back: door - 60 } : {}),
        ...(end === 'refused' ? { refused: door, coming_back: door - 20, back: door - 72 } : {}),
      },
    }
  }),
})

const cancelled = (customer: string, hoursAgo: number, stores: string): PlannedOrder => ({
  ...{ customer, hoursAgo, stores: stores.split(' '), ways: [], cancelledHoursAgo: hoursAgo - 3 },
})

/** Still under way; of the stores behind those that are named nothing is done yet. */
const open = (customer: string, hoursAgo: number, stores: string, ...ways: PlannedWay[]): PlannedOrder => ({
  ...{ customer, hoursAgo, stores: stores.split(' '), ways },
})

const by = (courier: PlannedWay['courier'], hoursAgo: PlannedWay['hoursAgo']): PlannedWay => ({ courier, hoursAgo })

/** The last five weeks, the oldest first: every store sells, and today there is something to pack. */
export const plannedOrders: PlannedOrder[] = [
  past('arif.hossain', 838, 'bunonbangla dhakadenim', 'steadfast pathao'),
  past('sadia.akter', 820, 'meghdoot tantighor', 'redx pathao'),
  past('shopper', 801, 'tantighor', 'steadfast'),
  past('kamal.uddin', 782, 'padmapar', 'pathao'),
  past('mitu.das', 760, 'chottopakhi chottopakhi rongdhonu', 'redx own'),
  past('tanvir.rahman', 735, 'uttarwool', 'steadfast'),
  cancelled('tanvir.rahman', 715, 'uttarwool'),
  past('sadia.akter', 690, 'nakshikotha', 'steadfast:refused'),
  past('arif.hossain', 663, 'gramindesh gramindesh', 'pathao'),
  past('shopper', 637, 'bunonbangla chottopakhi', 'steadfast redx'),
  past('kamal.uddin', 610, 'tantighor shahibazar', 'redx pathao'),
  past('mitu.das', 588, 'noorattire', 'pathao'),
  past('tanvir.rahman', 561, 'dhakadenim bunonbangla uttarwool', 'steadfast pathao redx'),
  past('sadia.akter', 528, 'tantighor meghdoot', 'own steadfast'),
  cancelled('shopper', 500, 'rongdhonu'),
  past('arif.hossain', 482, 'padmapar nakshikotha', 'pathao steadfast'),
  past('kamal.uddin', 453, 'gramindesh bunonbangla', 'redx own'),
  past('mitu.das', 425, 'tantighor tantighor meghdoot', 'steadfast:part pathao'),
  past('shopper', 398, 'dhakadenim meghdoot', 'pathao steadfast'),
  past('sadia.akter', 376, 'tantighor shahibazar', 'pathao redx:refused'),
  past('tanvir.rahman', 351, 'bunonbangla', 'steadfast'),
  past('arif.hossain', 322, 'uttarwool tantighor', 'redx steadfast'),
  past('mitu.das', 300, 'nakshikotha tantighor', 'pathao redx'),
  past('kamal.uddin', 279, 'noorattire padmapar', 'steadfast pathao'),
  past('sadia.akter', 252, 'rongdhonu rongdhonu', 'pathao'),
  past('shopper', 228, 'tantighor chottopakhi', 'pathao redx'),
  past('tanvir.rahman', 205, 'shahibazar bunonbangla', 'steadfast own'),
  past('arif.hossain', 184, 'tantighor dhakadenim', 'steadfast pathao'),
  cancelled('sadia.akter', 171, 'shahibazar'),
  past('mitu.das', 158, 'meghdoot tantighor', 'pathao own'),
  past('kamal.uddin', 141, 'gramindesh', 'pathao'),
  past('sadia.akter', 128, 'tantighor padmapar', 'pathao steadfast'),
  open(
    ...(['tanvir.rahman', 90, 'shahibazar bunonbangla'] as const),
    by('own', { confirmed: 86, packed: 76, handed_over: 70, delivered: 64 }),
  ),
  open(
    ...(['arif.hossain', 71, 'tantighor dhakadenim'] as const),
    by('own', { confirmed: 68, packed: 60, handed_over: 54, delivered: 46 }),
  ),
  open(
    ...(['kamal.uddin', 69, 'tantighor'] as const),
    by('own', { confirmed: 66, packed: 52, handed_over: 46, at_the_door: 3 }),
  ),
  open(
    ...(['mitu.das', 67, 'tantighor tantighor'] as const),
    by('pathao', { confirmed: 65, packed: 51, handed_over: 48, at_the_door: 6, partly_delivered: 4 }),
  ),
  open(
    ...(['sadia.akter', 62, 'tantighor'] as const),
    by('steadfast', { confirmed: 60, packed: 50, handed_over: 45, refused: 5 }),
  ),
  open(
    ...(['tanvir.rahman', 58, 'tantighor'] as const),
    by('pathao', { confirmed: 55, packed: 54, handed_over: 49, refused: 26, coming_back: 8 }),
  ),
  open(
    ...(['shopper', 56, 'tantighor'] as const),
    by('steadfast', { confirmed: 53, packed: 47, handed_over: 44, delivered: 20 }),
  ),
  open(
    ...(['shopper', 50, 'nakshikotha tantighor'] as const),
    by('redx', { confirmed: 48, packed: 44, handed_over: 40, delivered: 11 }),
  ),
  open('mitu.das', 43, 'chottopakhi'),
  open('kamal.uddin', 29, 'meghdoot'),
  open(
    ...(['arif.hossain', 25, 'tantighor bunonbangla'] as const),
    by('own', { confirmed: 24, packed: 7, handed_over: 2 }),
  ),
  open('mitu.das', 23, 'tantighor', by('own', { confirmed: 19, packed: 2 })),
  open('kamal.uddin', 22, 'tantighor', by('own', { confirmed: 4 })),
  open('sadia.akter', 21, 'tantighor padmapar'),
  open('tanvir.rahman', 11, 'gramindesh uttarwool'),
  open('shopper', 5, 'tantighor bunonbangla'),
  open('arif.hossain', 2, 'tantighor'),
]
