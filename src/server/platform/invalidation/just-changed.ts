import type { IncomingMessage } from 'node:http'
import type { InvalidationFeed } from './invalidation-feed.ts'

/** Longer than a silence goes unnoticed (invalidation-feed.ts). */
const SECONDS = 15
const MARK = 'haat-changed=1'

/** Read your own writes: a process that meets this cookie catches up before it answers from memory. */
export const JUST_CHANGED = `${MARK}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax`

export function waitForInvalidations(
  { headers: { cookie } }: IncomingMessage,
  feed: InvalidationFeed,
): Promise<void> | undefined {
  return cookie?.includes(MARK) ? feed.catchUp() : undefined
}
