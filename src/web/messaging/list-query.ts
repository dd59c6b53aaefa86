import type { Channel, MessageState } from '#contract/messaging'
import { CHANNELS } from '#contract/values/choices'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

/** What of the messages is on screen: lives in the address. */
export interface ListQuery {
  state?: MessageState | undefined
  way?: Channel | undefined
  search?: string | undefined
  cursor?: string | undefined
}

export const STATES: readonly MessageState[] = ['Waiting', 'Failed', 'Unknown', 'Sent', 'Kept']

/** What the address does not say in words that the list knows is left out. */
export function listQueryOf(query: URLSearchParams): ListQuery {
  return {
    state: STATES.find((state) => state === query.get('state')),
    way: CHANNELS.find((way) => way === query.get('way')),
    search: searchIn(query),
    cursor: cursorIn(query),
  }
}

export function addressOf({ state, way, search, cursor }: ListQuery): string {
  return withQuery('/dashboard/messages', { state, way, search, cursor })
}
