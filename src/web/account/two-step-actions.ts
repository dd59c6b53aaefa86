import { redirect } from 'react-router'
import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/machinery/endpoint'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

export type TwoStepSetup = Reply<Calls['POST /api/account/totp']>
/** What is shown next; beside a refusal the setup that goes on. */
export type TwoStepAnswer = Partial<Refused> & { setup?: TwoStepSetup; recoveryCodes?: string[] } & (
    | Refused
    | { at?: never }
  )

type Doing = (form: FormData) => Promise<TwoStepAnswer | Response>

/** What its forms ask for. */
export const INTENTS = { begin: 'begin-two-step', renew: 'renew-recovery-codes', remove: 'remove-two-step' }

/** By the intents of their forms. */
export const TWO_STEP_ACTIONS: Record<string, Doing> = {
  [INTENTS.begin]: (form) =>
    withPassword(form, async (body) => ({ setup: await call('POST /api/account/totp', { body }) })),
  [INTENTS.renew]: (form) =>
    withPassword(form, async (body) => await call('POST /api/account/totp/recovery-codes', { body })),
  [INTENTS.remove]: (form) =>
    withPassword(form, async (body) => {
      const { message } = await call('POST /api/account/totp/remove', { body })
      toast('success', message)
      return redirect('/dashboard/profile')
    }),
  'confirm-two-step': confirm,
}

async function withPassword(
  form: FormData,
  ask: (body: { password: string }) => Promise<TwoStepAnswer | Response>,
): Promise<TwoStepAnswer | Response> {
  const body = { password: typedIn(form, 'password') }
  const empty = refuseEmpty(body)
  if (empty) return empty
  try {
    return await ask(body)
  } catch (error) {
    return refusedBy(error, m.refusal_unexpected())
  }
}

async function confirm(form: FormData): Promise<TwoStepAnswer | Response> {
  const body = { code: typedIn(form, 'code') }
  const setup: TwoStepSetup = JSON.parse(typedIn(form, 'setup'))
  const empty = refuseEmpty(body)
  if (empty) return { ...empty, setup }
  try {
    return await call('POST /api/account/totp/confirm', { body })
  } catch (error) {
    return { ...refusedBy(error, m.refusal_unexpected()), setup }
  }
}
