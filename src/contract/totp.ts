import * as z from 'zod/mini'
import { m } from '#messages'
import { token } from './auth.ts'
import { endpoint } from './machinery/endpoint.ts'
import { done, id, idText, MISSING } from './machinery/fields.ts'

/** Of an app, or a recovery code. */
const code = z
  .string(MISSING)
  .check(z.minLength(1, MISSING), z.maxLength(40, { error: () => m.field_totp_not_right() }))
/** Once more: what is at stake is the way in. */
const password = z
  .string(MISSING)
  .check(z.minLength(1, MISSING), z.maxLength(128, { error: () => m.field_not_password() }))
/** What the account is asked for once more. */
export const byPassword = z.object({ password })

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const loginTotp = endpoint({
  method: 'POST',
  path: '/api/auth/login/totp',
  access: 'anyone',
  summary:
    'The second step of a login that was answered `401` `totp_required`, with its `challenge` and a code of the app, or a recovery code.',
  body: z.object({ challenge: z.string().check(z.maxLength(1000)), code }),
  reply: token,
})

export const readTotp = endpoint({
  method: 'GET',
  path: '/api/account/totp',
  access: 'signed-in',
  summary: 'Whether the account logs in by two steps, and whether the shop asks it to.',
  reply: z.object({ isOn: z.boolean(), isAskedFor: z.boolean(), recoveryCodesLeft: z.int() }),
})

export const beginTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp',
  access: 'signed-in',
  summary:
    'A secret for an authenticator app, with its `otpauth:` address for an app on the same phone, and as the path of an SVG its QR code; it counts once a code was right.',
  body: byPassword,
  reply: z.object({ secret: z.string(), uri: z.string(), qr: z.object({ size: z.int(), path: z.string() }) }),
})

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/confirm',
  access: 'signed-in',
  summary: 'Turn two-step login on with the first code; the recovery codes are told this once.',
  body: z.object({ code }),
  reply: recoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/totp/recovery-codes',
  access: 'signed-in',
  summary: 'New recovery codes, told this once; those before are over.',
  body: byPassword,
  reply: recoveryCodes,
})

export const removeTotp = endpoint({
  method: 'POST',
  path: '/api/account/totp/remove',
  access: 'signed-in',
  summary: 'Turn two-step login off.',
  body: byPassword,
  reply: done,
})

export const listTwoStep = endpoint({
  method: 'GET',
  path: '/api/users/two-step',
  access: 'admin',
  summary: 'Which of the accounts `ids` (up to fifty numbers, with commas) log in by two steps.',
  query: z.object({
    ids: z
      .string()
      .check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/, { error: () => m.field_must_positive_whole() })),
  }),
  reply: z.object({ ids: z.array(id) }),
})

export const removeTotpOf = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/totp',
  access: 'admin',
  summary:
    'Turn the two-step login of another account off: its phone and its recovery codes are lost. Its owner is told.',
  params: z.object({ id: idText }),
  reply: done,
})
