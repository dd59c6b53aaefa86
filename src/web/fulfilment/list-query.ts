import type { WorkListName } from '#contract/fulfilment'
import { CARRIED_BY, type CarriedBy, WORK_LISTS } from '#contract/values/stages'
import { m } from '#messages'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

/** Those that hold parcels which somebody carries. */
export const SENT_LISTS: ReadonlySet<WorkListName> = new Set(['late', 'on_the_way', 'coming_back', 'done'])

/** Which parcels are on screen: lives in the address. */
export interface ListQuery {
  list: WorkListName
  courier?: CarriedBy | undefined
  search?: string | undefined
  cursor?: string | undefined
}

export function listQueryOf(query: URLSearchParams): ListQuery {
  const search = searchIn(query)
  const list = WORK_LISTS.find((each) => each === query.get('list')) ?? (search ? 'all' : 'to_confirm')
  const courier = SENT_LISTS.has(list) ? CARRIED_BY.find((each) => each === query.get('courier')) : undefined
  return { list, courier, search, cursor: cursorIn(query) }
}

export function addressOf({ list, courier, search, cursor }: ListQuery): string {
  return withQuery('/dashboard/parcels', { list, courier, search, cursor })
}

/** Where else what is looked for in one list alone may be: after a step it is in the next. */
export function widerAddressOf({ list, search }: ListQuery): string | undefined {
  return search && list !== 'all' ? addressOf({ list: 'all', search }) : undefined
}

export const LIST_WORDS: Record<WorkListName, string> = {
  late: m.fulfilment_late(),
  to_confirm: m.fulfilment_to_confirm(),
  to_pack: m.fulfilment_to_pack(),
  to_hand_over: m.fulfilment_to_hand_over(),
  on_the_way: m.fulfilment_on_the_way(),
  coming_back: m.stage_coming_back(),
  done: m.fulfilment_done(),
  all: m.ui_all(),
}
