import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
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

/** Refused it stays at this step, unless the challenge is over. */
export async function enterBySecondStep(request: Request, form: FormData): Promise<Refused | Challenged | Response> {
  const challenge = typedIn(form, 'challenge')
  let isOver = false
  const answer = await enter(
    request,
    { code: typedIn(form, 'code') },
    ({ code }) => call('POST /api/auth/login/totp', { body: { challenge, code } }),
    (error) => {
      isOver = error instanceof Problem && error.body.code === 'totp_over'
      return refusedBy(error, m.refusal_unexpected())
    },
  )
  return isOver || answer instanceof Response ? answer : { ...answer, challenge, isFirst: false }
}
