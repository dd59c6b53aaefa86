import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { channel } from './messaging.ts'
import { MOST_AT_ONCE } from './values/limits.ts'

/** A kind of message, and whether the reader is told it in each of its ways; what must be told is fixed. */
export const kindPreference = z.object({
  kind: z.string(),
  title: z.string(),
  ways: z.array(z.object({ way: channel, isOn: z.boolean(), isFixed: z.boolean() })),
})
export type KindPreference = z.infer<typeof kindPreference>

const preferenceChange = z.object({ kind: z.string().check(z.maxLength(60)), way: channel, isOn: z.boolean() })
export type PreferenceChange = z.infer<typeof preferenceChange>

export const preferences = z.object({ kinds: z.array(kindPreference) })

export const readPreferences = endpoint({
  method: 'GET',
  path: '/api/messages/preferences',
  access: 'signed-in',
  summary: 'What the caller may be told, and in which ways they are.',
  reply: preferences,
})

export const changePreferences = endpoint({
  method: 'PUT',
  path: '/api/messages/preferences',
  access: 'signed-in',
  summary:
    'Turn messages of some kinds on or off, each in one way; the rest stays. What must be told cannot be turned off.',
  body: z.object({ changes: z.array(preferenceChange).check(z.maxLength(MOST_AT_ONCE)) }),
  reply: preferences,
})
