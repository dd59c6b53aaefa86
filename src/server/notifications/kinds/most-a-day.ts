import type { Notification } from './kind.ts'

const MOST_A_DAY = 20

/** Anybody can type anybody’s address into an order. An admin orders for others, on the phone say: as many as call. */
export function mostADayFor({ isAdmin }: { isAdmin: boolean }): Pick<Notification, 'mostADay'> {
  return isAdmin ? {} : { mostADay: MOST_A_DAY }
}
