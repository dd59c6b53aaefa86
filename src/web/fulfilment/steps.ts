import type { WorkListName, WorkParcel } from '#contract/fulfilment'
import type { NEXT_STAGES } from '#contract/values/stages'
import { m } from '#messages'

export type NextStage = (typeof NEXT_STAGES)[number]

/** What the parcels of a list wait for. */
export const NEXT: Partial<Record<WorkListName, NextStage>> = {
  to_confirm: 'confirmed',
  to_pack: 'packed',
  to_hand_over: 'handed_over',
  on_the_way: 'delivered',
}

const DEEDS: Record<NextStage, (count: number) => string> = {
  confirmed: (count) => m.fulfilment_confirm({ count }),
  packed: (count) => m.fulfilment_mark_packed({ count }),
  handed_over: (count) => m.fulfilment_hand_over({ count }),
  delivered: (count) => m.fulfilment_mark_delivered({ count }),
}

/** What a button says that brings so many parcels to a stage; 0: nothing is chosen yet. */
export function deedWords(stage: NextStage, count: number): string {
  return DEEDS[stage](count)
}

export function mayGoTo(stage: NextStage | undefined): (parcel: WorkParcel) => boolean {
  return ({ mayBring }) => stage !== undefined && mayBring.includes(stage)
}
