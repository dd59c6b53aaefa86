import type { Consent } from '#contract/account/consents'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { consentWords } from '../users/consent-words.ts'
import { consentsOf, insertConsents } from '../users/consents.queries.ts'

const MOST = 100
const CHANGES: RateLimit = {
  kind: 'consent_changes',
  most: 30,
  windowSeconds: 3600,
  refusal: m.account_limit_saves,
}

export async function listConsents(db: Db, { id }: Actor): Promise<{ consents: Consent[] }> {
  const said = await consentsOf(db, id, MOST)
  return { consents: said.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })) }
}

/** Refuses `too_many_attempts`: each change is a row for good. */
export async function changeMarketing(
  db: Db,
  { id }: Actor,
  { isGiven }: { isGiven: boolean },
): Promise<{ isGiven: boolean }> {
  await spend(db, CHANGES, `account:${id}`)
  const change = {
    purpose: 'marketing' as const,
    isGiven,
    source: 'profile' as const,
    words: consentWords('marketing'),
  }
  await transact(db, (tx) => insertConsents(tx, id, [change]))
  return { isGiven }
}
