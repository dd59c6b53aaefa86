import type { Telling } from './kind.ts'

const MOST_A_DAY = 20

/** Anybody can type anybody’s address into an order. An admin orders for others, on the phone say: as many as call. */
export function mostADayFor({ isAdmin }: { isAdmin: boolean }): Pick<Telling, 'mostADay'> {
  return isAdmin ? {} : { mostADay: MOST_A_DAY }
}
