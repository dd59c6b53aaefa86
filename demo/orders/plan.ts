/** `Partly`: the first store has sent its parcel, the others have not yet. */
export type Fate = 'Pending' | 'Partly' | 'Completed' | 'Cancelled'

/** An order of the demo: who, how many hours before the shop was filled, a piece from which stores, what came of it. */
export interface PlannedOrder {
  customer: string
  hoursAgo: number
  stores: string[]
  fate: Fate
}

const row = (customer: string, hoursAgo: number, stores: string, fate: Fate): PlannedOrder => ({
  customer,
  hoursAgo,
  stores: stores.split(' '),
  fate,
})

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
  row('shopper', 50, 'nakshikotha tantighor', 'Partly'),
  row('mitu.das', 43, 'chottopakhi', 'Pending'),
  row('kamal.uddin', 29, 'meghdoot', 'Pending'),
  row('sadia.akter', 21, 'tantighor padmapar', 'Pending'),
  row('tanvir.rahman', 11, 'gramindesh uttarwool', 'Pending'),
  row('shopper', 5, 'tantighor bunonbangla', 'Pending'),
  row('arif.hossain', 2, 'tantighor', 'Pending'),
]
