import type { Adjustment } from '#contract/cart'
import { takaOf } from '#contract/values/money'
import type { AskedAdjustment } from './quote.ts'

type Given = Pick<AskedAdjustment, 'what' | 'paidBy' | 'poisha'>

/** On the wire: what was split over several parcels is one again. */
export function shownAdjustments(given: Given[]): Adjustment[] {
  const told = new Map<string, Given>()
  for (const each of given) {
    const key = `${each.paidBy} ${each.what}`
    told.set(key, { ...each, poisha: each.poisha + (told.get(key)?.poisha ?? 0) })
  }
  return [...told.values()].map(({ what, paidBy, poisha }) => ({ what, paidBy, amount: takaOf(poisha) }))
}
