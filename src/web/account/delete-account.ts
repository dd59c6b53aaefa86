import { redirect } from 'react-router'
import { type Asked, orRefused, sentIn } from '../codes/asked.ts'
import { call } from '../platform/call.ts'
import { endSession } from '../platform/session.ts'
import { refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** The name that was typed is kept while the steps change. */
export type DeleteAnswer = Asked & { typed: string }

export const DELETE_INTENTS = { send: 'send-delete-proof', delete: 'delete-account' }

/** By the intents of their forms. */
export const DELETE_ACTIONS: Record<string, (form: FormData) => Promise<DeleteAnswer | Response>> = {
  [DELETE_INTENTS.send]: sendProof,
  [DELETE_INTENTS.delete]: deleteProven,
}

async function sendProof(form: FormData): Promise<DeleteAnswer> {
  const answer = await orRefused(null, async () => {
    const { ticket, isKept } = await call('POST /api/auth/proof', {})
    return { sent: { to: '', ticket, isKept } }
  })
  return { ...answer, typed: typedIn(form, 'name') }
}

/** Nobody is logged in afterwards. */
async function deleteProven(form: FormData): Promise<DeleteAnswer | Response> {
  const sent = sentIn(form)
  const typed = typedIn(form, 'name')
  const shown = sent ? { code: typedIn(form, 'code') } : { password: typedIn(form, 'password') }
  const refused = refuseEmpty({ name: typed, ...shown })
  if (refused) return { sent, refused, typed }
  const proof = sent ? { proof: { ticket: sent.ticket, code: typedIn(form, 'code') } } : shown
  const answer = await orRefused(sent, async () => {
    const { message } = await call('POST /api/account/delete', { body: { name: typed, ...proof } })
    endSession()
    toast('success', message)
    return redirect('/')
  })
  return answer instanceof Response ? answer : { ...answer, typed }
}
