import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import { storedSession } from '../platform/session.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { enter } from './enter.ts'

/** A login that owes its second step. */
export interface Challenged extends Refused {
  challenge: string
  /** Nothing was refused yet. */
  isFirst: boolean
}

export function challengeIn(error: unknown): string | undefined {
  return error instanceof Problem ? error.body.challenge : undefined
}

export function challenged(challenge: string): Challenged {
  return { challenge, isFirst: true, words: '', fields: {}, at: Date.now() }
}

export function enterBySecondStep(request: Request, challenge: string): Promise<Refused | Response> {
  return enter(
    request,
    (form) => ({ challenge: typedIn(form, 'challenge'), code: typedIn(form, 'code') }),
    (body) => call('POST /api/auth/login/totp', { body }),
    (error): Refused | Challenged => {
      const refused = refusedBy(error, m.refusal_unexpected())
      const isOver = error instanceof Problem && error.body.code === 'totp_over'
      return isOver ? refused : { ...refused, challenge, isFirst: false }
    },
  )
}

/** Where the shop asks for two steps, and there are none yet. Unanswered: nobody is kept out. */
export async function setupAskedFor(): Promise<string | null> {
  const role = storedSession()?.role
  if (role !== 'Admin' && role !== 'Vendor') return null
  const { isOn, isAskedFor } = await call('GET /api/account/totp', {}).catch(() => ({ isOn: true, isAskedFor: false }))
  return isAskedFor && !isOn ? '/dashboard/profile?edit=two-step' : null
}
