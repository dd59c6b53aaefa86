import type { IncomingMessage } from 'node:http'
import type { Hearing } from './hearing.ts'

/** Longer than it takes to notice that nothing is heard any more (hearing.ts). */
const SECONDS = 15
const MARK = 'haat-changed=1'

/**
 * Goes with the answer to what has changed something that is shown to all: which process answers next, it asks first
 * whether it has heard of everything. It says nothing else, and lasts as long as a process may believe what it keeps.
 */
export const JUST_CHANGED = `${MARK}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax`

/** What a request waits for before it is answered from memory; nothing for nearly everybody. */
export function untilHeard({ headers: { cookie } }: IncomingMessage, hearing: Hearing): Promise<void> | undefined {
  return cookie?.includes(MARK) ? hearing.catchUp() : undefined
}
