import * as z from 'zod/mini'
import { m } from '#messages'
import { token } from './auth.ts'
import { endpoint } from './machinery/endpoint.ts'
import { done, email, MISSING, password, phone } from './machinery/fields.ts'
import { plainDigits } from './values/digits.ts'
import { phoneIn } from './values/phone.ts'

/** Names what was sent, to the browser that asked for it: nobody tries a code without. */
const ticket = z.string(MISSING).check(z.guid({ error: () => m.refusal_invalid_code() }))
/** In any digits, with or without a gap. */
const code = z.pipe(
  z.string(MISSING).check(z.minLength(1, MISSING)),
  z.pipe(
    z.transform((typed: string) => plainDigits(typed).replace(/\s/g, '')),
    z.string().check(z.regex(/^\d{6}$/, { error: () => m.field_code_six_digits() })),
  ),
)
/** Instead of the password: what `sendProof` sent. */
export const proof = z.object({ ticket, code })
/** A code, or the end of a link. */
const secret = z.pipe(
  z.string(MISSING).check(z.minLength(1, MISSING), z.maxLength(100, { error: () => m.refusal_invalid_code() })),
  z.transform((typed: string) => plainDigits(typed).replace(/\s/g, '')),
)
export const sent = z.object({
  ticket,
  resendInSeconds: z.int(),
  validSeconds: z.int(),
  /** The shop has no mail server, or no SMS gateway, to send it by: an admin reads it under *Messages*. */
  isKept: z.boolean(),
})
/** A phone in any writing, or an email. */
const recipient = z.pipe(
  z.string(MISSING).check(
    z.refine((typed) => phoneIn(typed) !== null || z.safeParse(email, typed).success, {
      error: () => m.field_phone_or_email(),
    }),
  ),
  z.transform((typed: string) => phoneIn(typed) ?? typed.normalize('NFKC').trim()),
)

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/auth/codes',
  access: 'anyone',
  summary: 'Send a code to a phone, to log in or register with. The answer is the same, whoever has an account.',
  body: z.object({ phone }),
  reply: sent,
})

export const enterByCode = endpoint({
  method: 'POST',
  path: '/api/auth/codes/enter',
  access: 'anyone',
  summary: 'Log in with a code that was sent to a phone; a phone that is new here gets an account as a customer.',
  body: proof,
  reply: token,
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  summary:
    'Send a link or a code to reset a password with, to an email or a phone. The answer is the same, whoever has an account.',
  body: z.object({ to: recipient }),
  reply: z.extend(sent, { isLink: z.boolean() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  summary: 'Set a new password by the link or the code that was sent. Once; ends all sessions of the account.',
  body: z.object({ ticket, code: secret, newPassword: password }),
  reply: done,
})

export const sendProof = endpoint({
  method: 'POST',
  path: '/api/auth/proof',
  access: 'signed-in',
  summary: 'Send a code to the account’s own phone or email, to prove with instead of the password.',
  reply: sent,
})

export const changeContact = endpoint({
  method: 'POST',
  path: '/api/auth/contact',
  access: 'signed-in',
  summary: 'Ask for another email or phone, with the password or a code: a code is sent to the new one.',
  body: z
    .object({
      email: z.optional(email),
      phone: z.optional(phone),
      password: z.optional(z.string().check(z.maxLength(128, { error: () => m.field_not_password() }))),
      proof: z.optional(proof),
    })
    .check(
      z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
        path: ['email'],
        error: () => m.field_phone_or_email(),
      }),
    ),
  reply: sent,
})

export const confirmContact = endpoint({
  method: 'PUT',
  path: '/api/auth/contact',
  access: 'signed-in',
  summary:
    'Change the email or phone, with the code that was sent to the new one. The old one is told, and can undo it for 72 hours.',
  body: proof,
  reply: done,
})

export const undoContact = endpoint({
  method: 'POST',
  path: '/api/auth/undo-contact',
  access: 'anyone',
  summary: 'Undo a change of email or phone, by what the old one was told. Once; ends all sessions of the account.',
  body: z.object({ code: secret }),
  reply: done,
})
