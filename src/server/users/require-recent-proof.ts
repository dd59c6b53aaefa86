import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { isProvenWithin } from './proven-sessions.queries.ts'

/** Some accounts one after the other; not the afternoon of an open tab. */
const MINUTES = 15

/** A stolen session makes and unmakes no accounts: its owner was there a moment ago (docs/decisions/085). Refuses `proof_needed`, at `password`. */
export async function requireRecentProof(tx: Db, { session }: Actor): Promise<void> {
  if (session && (await isProvenWithin(tx, session, MINUTES))) return
  throw new Refusal('proof_needed', { fields: { password: m.refusal_proof_needed() } })
}
