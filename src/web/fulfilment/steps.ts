import type { BookableCourier, Consignment } from '#contract/couriers'
import type { WorkListName, WorkParcel } from '#contract/fulfilment'
import { COMPANY_NAMES, OPEN_STATES } from '#contract/values/couriers'
import type { NEXT_STAGES, Stage } from '#contract/values/stages'
import { m } from '#messages'

export type NextStage = (typeof NEXT_STAGES)[number]

/** What the parcels of a list wait for. */
export const NEXT: Partial<Record<WorkListName, NextStage>> = {
  to_confirm: 'confirmed',
  to_pack: 'packed',
  to_hand_over: 'handed_over',
  on_the_way: 'delivered',
}

const AFTER: Partial<Record<Stage, NextStage>> = {
  placed: 'confirmed',
  confirmed: 'packed',
  packed: 'handed_over',
  handed_over: 'delivered',
  at_the_door: 'delivered',
}

/** What a parcel of a list waits for; in a list of several steps each has its own. */
export function nextOf({ stage }: WorkParcel, list: WorkListName): NextStage | undefined {
  return list === 'late' || list === 'all' ? AFTER[stage] : NEXT[list]
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

/** What a company is asked to carry leaves with that, and what was kept in part is not delivered whole: neither is ticked. */
export function mayGoTo(stage: NextStage | undefined): (parcel: WorkParcel) => boolean {
  return ({ mayBring, consignment, isPartToSay }) =>
    stage !== undefined &&
    mayBring.includes(stage) &&
    !(stage === 'handed_over' && isUnderWay(consignment)) &&
    !(stage === 'delivered' && isPartToSay)
}

/** A company by its name; a store’s own account with it by that, too. */
export function accountWords({ company, isOwn }: Pick<BookableCourier, 'company' | 'isOwn'>): string {
  const courier = COMPANY_NAMES[company]
  return isOwn ? m.couriers_own_account({ courier }) : courier
}

/** Whether a company has it, or is asked to: its own rider takes it no more. */
export function isUnderWay(consignment: Consignment | null): boolean {
  return consignment !== null && OPEN_STATES.includes(consignment.state)
}
