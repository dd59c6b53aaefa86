import type { PayoutHold } from '#contract/store-documents'
import type { Db } from '../platform/database/db.ts'
import { type Standing, standingOf } from './accounts.queries.ts'

/** Where a store is paid to. */
export interface PaidTo {
  /** Undefined: in cash. */
  account: NonNullable<Standing['approved']> | undefined
  /** Null: it may be paid. */
  hold: PayoutHold | null
}

/** A store’s approved account, and whether a change of it holds payouts. */
export async function readPaidTo(db: Db, vendorId: number): Promise<PaidTo> {
  const { approved, isOtherWaiting } = await standingOf(db, vendorId)
  return { account: approved, hold: approved ? holdOf(approved, isOtherWaiting) : null }
}

/** Of an approved account, while another waits and for as long as it is not payable itself. */
export function holdOf(
  { isHeld, payableFrom }: { isHeld: boolean; payableFrom: Date | string | null },
  isOtherWaiting: boolean,
): PayoutHold | null {
  if (isOtherWaiting) return { until: null }
  return isHeld && payableFrom ? { until: new Date(payableFrom).toISOString() } : null
}
