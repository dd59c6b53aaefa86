import type { Company } from '../../src/contract/values/couriers.ts'
import { OWN_RIDER, type Stage } from '../../src/contract/values/stages.ts'

/** `Partly`: the first store has sent its parcel, the others have not yet. */
export type Fate = 'Pending' | 'Partly' | 'Completed' | 'Cancelled'

/** An order of the demo: who, how many hours before the shop was filled, a piece from which stores, what came of it. */
export interface PlannedOrder {
  customer: string
  hoursAgo: number
  stores: string[]
  fate: Fate
  /** Of the parcel of the first store. */
  way: PlannedWay
}

/** Who carries a parcel, and how many hours before the shop was filled it came to each stage. */
export interface PlannedWay {
  courier: Company | typeof OWN_RIDER
  hoursAgo: Partial<Record<Stage, number>>
}

const NOT_ON_ITS_WAY: PlannedWay = { courier: OWN_RIDER, hoursAgo: {} }

const row = (customer: string, hoursAgo: number, stores: string, fate: Fate, way = NOT_ON_ITS_WAY): PlannedOrder => ({
  customer,
  hoursAgo,
  stores: stores.split(' '),
  fate,
  way,
})

const by = (courier: PlannedWay['courier'], hoursAgo: PlannedWay['hoursAgo']): PlannedWay => ({ courier, hoursAgo })

/** The last five weeks, the oldest first: every store sells, and today there is something to pack. */
export const plannedOrders: PlannedOrder[] = [
  row('arif.hossain', 818, 'bunonbangla dhakadenim', 'Completed'),
  row('sadia.akter', 790, 'meghdoot tantighor', 'Completed'),
  row('shopper', 761, 'tantighor', 'Completed'),
  row('kamal.uddin', 722, 'padmapar', 'Completed'),
  row('mitu.das', 690, 'chottopakhi chottopakhi rongdhonu', 'Completed'),
  row('tanvir.rahman', 655, 'uttarwool', 'Cancelled'),
  row('sadia.akter', 622, 'nakshikotha', 'Completed'),
  row('arif.hossain', 583, 'gramindesh gramindesh', 'Completed'),
  row('shopper', 561, 'bunonbangla chottopakhi', 'Completed'),
  row('kamal.uddin', 530, 'tantighor shahibazar', 'Completed'),
  row('mitu.das', 498, 'noorattire', 'Completed'),
  row('tanvir.rahman', 461, 'dhakadenim bunonbangla uttarwool', 'Completed'),
  row('sadia.akter', 428, 'tantighor meghdoot', 'Completed'),
  row('shopper', 397, 'rongdhonu', 'Cancelled'),
  row('arif.hossain', 362, 'padmapar', 'Completed'),
  row('kamal.uddin', 333, 'gramindesh bunonbangla', 'Completed'),
  row('mitu.das', 305, 'meghdoot chottopakhi', 'Completed'),
  row('sadia.akter', 271, 'shahibazar', 'Cancelled'),
  row('tanvir.rahman', 238, 'bunonbangla', 'Completed'),
  row('shopper', 212, 'dhakadenim meghdoot', 'Completed'),
  row('arif.hossain', 187, 'uttarwool tantighor', 'Completed'),
  row('mitu.das', 160, 'nakshikotha tantighor', 'Completed'),
  row('kamal.uddin', 139, 'noorattire padmapar', 'Completed'),
  row('sadia.akter', 112, 'rongdhonu rongdhonu', 'Completed'),
  row('tanvir.rahman', 90, 'shahibazar bunonbangla', 'Partly'),
  row('arif.hossain', 71, 'tantighor dhakadenim', 'Partly'),
  row(
    'kamal.uddin',
    69,
    'tantighor',
    'Pending',
    by('own', { confirmed: 66, packed: 52, handed_over: 46, at_the_door: 3 }),
  ),
  row(
    ...(['mitu.das', 67, 'tantighor tantighor', 'Pending'] as const),
    by('pathao', { confirmed: 65, packed: 51, handed_over: 48, at_the_door: 6, partly_delivered: 4 }),
  ),
  row(
    ...(['sadia.akter', 62, 'tantighor', 'Pending'] as const),
    by('steadfast', { confirmed: 60, packed: 50, handed_over: 45, at_the_door: 9, refused: 5 }),
  ),
  row(
    ...(['tanvir.rahman', 58, 'tantighor', 'Pending'] as const),
    by('pathao', { confirmed: 55, packed: 54, handed_over: 49, refused: 26, coming_back: 8 }),
  ),
  row(
    ...(['shopper', 56, 'tantighor', 'Pending'] as const),
    by('steadfast', { confirmed: 53, packed: 47, handed_over: 44, at_the_door: 22, delivered: 20 }),
  ),
  row('shopper', 50, 'nakshikotha tantighor', 'Partly'),
  row('mitu.das', 43, 'chottopakhi', 'Pending'),
  row('kamal.uddin', 29, 'meghdoot', 'Pending'),
  row('arif.hossain', 25, 'tantighor bunonbangla', 'Pending', by('own', { confirmed: 24, packed: 7, handed_over: 2 })),
  row('mitu.das', 23, 'tantighor', 'Pending', by('own', { confirmed: 19, packed: 2 })),
  row('kamal.uddin', 22, 'tantighor', 'Pending', by('own', { confirmed: 4 })),
  row('sadia.akter', 21, 'tantighor padmapar', 'Pending'),
  row('tanvir.rahman', 11, 'gramindesh uttarwool', 'Pending'),
  row('shopper', 5, 'tantighor bunonbangla', 'Pending'),
  row('arif.hossain', 2, 'tantighor', 'Pending'),
]
