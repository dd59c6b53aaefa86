import type { WorkListName } from '#contract/fulfilment'
import { CARRIED_BY, WORK_LISTS } from '#contract/values/stages'
import { m } from '#messages'
import { type AskedOf, cursor, oneOf, queryOf, search } from '../platform/query-of.ts'

/** Those that hold parcels which somebody carries. */
export const SENT_LISTS: ReadonlySet<WorkListName> = new Set(['late', 'on_the_way', 'coming_back', 'done'])

export const PARCELS = queryOf('/dashboard/parcels', {
  list: oneOf(WORK_LISTS),
  courier: oneOf(CARRIED_BY),
  search,
  cursor,
})

export type AskedParcels = AskedOf<typeof PARCELS> & { list: WorkListName }

export function readParcels(request: { url: string }): AskedParcels {
  const asked = PARCELS.read(request)
  const list = asked.list ?? (asked.search ? 'all' : 'to_confirm')
  return { ...asked, list, courier: SENT_LISTS.has(list) ? asked.courier : undefined }
}

/** Where else what is looked for in one list alone may be: after a step it is in the next. */
export function widerAddressOf({ list, search }: AskedParcels): string | undefined {
  return search && list !== 'all' ? PARCELS.address({ list: 'all', search }) : undefined
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
