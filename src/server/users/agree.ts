import type { Consent } from '#contract/account/consents'
import type { Db } from '../platform/database/db.ts'
import { consentWords } from './consent-words.ts'
import { insertConsents } from './consents.queries.ts'

/** To the terms and the privacy notice as they are now; once for the same words (decision 058). */
export async function agreeToTerms(tx: Db, accountId: number, source: Consent['source']): Promise<void> {
  const both = (['terms', 'privacy'] as const).map((purpose) => ({
    purpose,
    isGiven: true,
    source,
    words: consentWords(purpose),
  }))
  await insertConsents(tx, accountId, both)
}
