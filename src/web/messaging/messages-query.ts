import type { MessageState } from '#contract/messaging'
import { CHANNELS } from '#contract/values/choices'
import { type AskedOf, cursor, oneOf, queryOf, search } from '../platform/query-of.ts'

export const STATES: readonly MessageState[] = ['Waiting', 'Failed', 'Unknown', 'Sent', 'Kept']

export const MESSAGES = queryOf('/dashboard/messages', {
  state: oneOf(STATES),
  way: oneOf(CHANNELS),
  search,
  cursor,
})

export type AskedMessages = AskedOf<typeof MESSAGES>
