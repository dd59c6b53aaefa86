import { m } from '#messages'
import type { Verdict } from './settlements.ts'

const VERDICTS: Record<Verdict, () => string> = {
  paid: () => m.settlements_verdict_paid(),
  returned: () => m.settlements_verdict_returned(),
  known: () => m.settlements_verdict_known(),
  short: () => m.settlements_verdict_short(),
  over: () => m.settlements_verdict_over(),
  return_charged: () => m.settlements_verdict_return_charged(),
  twice: () => m.settlements_verdict_twice(),
  differs: () => m.settlements_verdict_differs(),
  unknown: () => m.settlements_verdict_unknown(),
  not_ours: () => m.settlements_verdict_not_ours(),
  mixed: () => m.settlements_verdict_mixed(),
  not_delivered: () => m.settlements_verdict_not_delivered(),
  not_returned: () => m.settlements_verdict_not_returned(),
  wrong_sum: () => m.settlements_verdict_wrong_sum(),
  not_settled: () => m.settlements_verdict_not_settled(),
  repeated: () => m.settlements_verdict_repeated(),
  compensation: () => m.payouts_kind_compensation(),
  overcharged: () => m.settlements_verdict_overcharged(),
}

/** In a word or two. */
export function verdictWords(verdict: Verdict): string {
  return VERDICTS[verdict]()
}
