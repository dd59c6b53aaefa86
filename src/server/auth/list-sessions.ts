import type { Session } from '#contract/auth'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { endOpenSession, openSessions } from './sessions.queries.ts'

const MOST = 100

export async function listSessions(db: Db, { id, session }: Actor): Promise<{ sessions: Session[] }> {
  const open = await openSessions(db, id, MOST)
  return {
    sessions: open.map(({ beganAt, seenAt, ...known }) => ({
      ...known,
      beganAt: beganAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: known.id === session,
    })),
  }
}

/** Refuses `session_not_found`. Its token is refused from the next call on. */
export async function endSession(db: Db, { id }: Actor, sessionId: number): Promise<{ message: string }> {
  const ended = await endOpenSession(db, id, sessionId)
  if (!ended) throw new Refusal('session_not_found')
  return { message: m.auth_device_logged_out() }
}
