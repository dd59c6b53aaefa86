import type { Carried, Piece } from './carried.ts'
import { judgeBookings, type Taken } from './judge-bookings.ts'
import { judgeBooks } from './judge-books.ts'
import { judgeCash } from './judge-cash.ts'
import { judgeMessages, type StatusReport } from './judge-messages.ts'
import { judgeStages } from './judge-stages.ts'
import { judgeStock } from './judge-stock.ts'

/** What is known outside of the shop. */
export interface Outside {
  /** Stock before anything was sold. */
  start: Piece[]
  taken: Taken[]
  told: StatusReport
  /** Nothing is under way any more: what is not told or booked by now never will be. */
  isOver: boolean
}

/** Broken promises of parcels that travel, each in a sentence. */
export function judgeCarried(carried: Carried, { start, taken, told, isOver }: Outside): string[] {
  return [
    ...judgeBookings(carried, taken, isOver),
    ...judgeStages(carried),
    ...judgeStock(carried, start),
    ...judgeMessages(carried, told, isOver),
    ...judgeCash(carried, taken, isOver),
    ...judgeBooks(carried),
  ]
}
