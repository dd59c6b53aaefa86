import type { MessageState } from '#contract/notifications'
import { cursorIn, searchIn, withQuery } from '../platform/listed.ts'

/** What of the messages is on screen: lives in the address. */
export interface ListQuery {
  state?: MessageState | undefined
  search?: string | undefined
  cursor?: string | undefined
}

export const STATES: readonly MessageState[] = ['Waiting', 'Failed', 'Unknown', 'Sent', 'Kept']

/** What the address does not say in words that the list knows is left out. */
export function listQueryOf(query: URLSearchParams): ListQuery {
  return {
    state: STATES.find((state) => state === query.get('state')),
    search: searchIn(query),
    cursor: cursorIn(query),
  }
}

export function addressOf({ state, search, cursor }: ListQuery): string {
  return withQuery('/dashboard/messages', { state, search, cursor })
}
