import type { WorkListName } from '#contract/fulfilment'
import { WORK_LISTS } from '#contract/values/stages'
import { m } from '#messages'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

/** Which parcels are on screen: lives in the address. */
export interface ListQuery {
  list: WorkListName
  search?: string | undefined
  cursor?: string | undefined
}

export function listQueryOf(query: URLSearchParams): ListQuery {
  const list = WORK_LISTS.find((each) => each === query.get('list')) ?? 'to_confirm'
  return { list, search: searchIn(query), cursor: cursorIn(query) }
}

export function addressOf({ list, search, cursor }: ListQuery): string {
  return withQuery('/dashboard/parcels', { list, search, cursor })
}

export const LIST_WORDS: Record<WorkListName, string> = {
  late: m.fulfilment_late(),
  to_confirm: m.fulfilment_to_confirm(),
  to_pack: m.fulfilment_to_pack(),
  to_hand_over: m.fulfilment_to_hand_over(),
  on_the_way: m.fulfilment_on_the_way(),
  coming_back: m.stage_coming_back(),
  done: m.fulfilment_done(),
}
