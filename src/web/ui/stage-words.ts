import { carrierName } from '#contract/values/couriers'
import { OWN_RIDER, type Stage } from '#contract/values/stages'
import { m } from '#messages'

/** How far a parcel is, as whoever looks at it reads it. */
export const STAGE_WORDS: Record<Stage, string> = {
  placed: m.stage_placed(),
  confirmed: m.stage_confirmed(),
  packed: m.stage_packed(),
  handed_over: m.stage_handed_over(),
  at_the_door: m.stage_at_the_door(),
  delivered: m.ui_delivered(),
  partly_delivered: m.ui_delivered_in_part(),
  refused: m.stage_refused(),
  coming_back: m.stage_coming_back(),
  back: m.stage_back(),
  lost: m.stage_lost(),
  cancelled: m.ui_cancelled(),
}

/** Companies go by their names. */
export function courierWords(courier: string): string {
  if (courier === OWN_RIDER) return m.fulfilment_own_rider()
  return carrierName(courier)
}
