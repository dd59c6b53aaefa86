import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'
import { moment, nothing } from '../machinery/fields.ts'
import { CONSENT_PURPOSES, CONSENT_SOURCES } from '../values/choices.ts'

export const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** False: withdrawn. */
  isGiven: z.boolean(),
  /** Where it was said. */
  source: z.enum(CONSENT_SOURCES),
  at: moment,
  /** As they were shown then. */
  words: z.string(),
})
export type Consent = z.infer<typeof consent>

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/account/consents',
  access: 'signed-in',
  summary:
    'What the own account agreed to and withdrew, with the words and the time: the newest first, a hundred at most.',
  reply: z.object({ consents: z.array(consent) }),
})

export const agreeToTerms = endpoint({
  method: 'POST',
  path: '/api/account/consents/terms',
  access: 'signed-in',
  summary:
    'Agree to the terms and the privacy notice as they are now; nothing is added where that was said of these very words.',
  reply: nothing,
})

export const changeMarketing = endpoint({
  method: 'PUT',
  path: '/api/account/consents/marketing',
  access: 'signed-in',
  summary: 'Give or withdraw the consent to news and offers. Nobody has given it before they say so here.',
  body: z.object({ isGiven: z.boolean() }),
  reply: z.object({ isGiven: z.boolean() }),
})
