import { redirect } from 'react-router'
import { call } from '../platform/call.ts'
import { refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { type Asked, orRefused, type Sent, sentIn } from './asked.ts'

export interface ContactStep {
  /** What was sent proves whose account it is; the new email or phone comes after it. */
  isProof?: boolean
  /** Kept while the steps change. */
  typed?: string
}

/** The steps of changing email or phone, by the intents of their forms. */
export const CONTACT_ACTIONS: Record<string, (form: FormData) => Promise<(Asked & ContactStep) | Response>> = {
  'send-proof': sendProof,
  'ask-contact': askContact,
  'confirm-contact': confirmContact,
}

function fieldIn(form: FormData): 'email' | 'phone' {
  return form.get('field') === 'phone' ? 'phone' : 'email'
}

async function sendProof(form: FormData): Promise<Asked & ContactStep> {
  const typed = typedIn(form, fieldIn(form))
  const answer = await orRefused(null, async () => {
    const { ticket, isKept } = await call('POST /api/auth/proof', {})
    return { sent: { to: '', ticket, isKept }, isProof: true }
  })
  return { ...answer, typed }
}

async function askContact(form: FormData): Promise<Asked & ContactStep> {
  const field = fieldIn(form)
  const to = typedIn(form, field)
  const proof = sentIn(form)
  const proven = proof ? { code: typedIn(form, 'code') } : { password: typedIn(form, 'password') }
  const step = { sent: proof, isProof: proof !== null, typed: to }
  const refused = refuseEmpty({ [field]: to, ...proven })
  if (refused) return { ...step, refused }
  const asked = await orRefused(proof, () => askedBy(field, to, proof, form))
  return asked.refused ? { ...step, ...asked } : asked
}

async function askedBy(field: 'email' | 'phone', to: string, proof: Sent | null, form: FormData): Promise<Asked> {
  const by = proof
    ? { proof: { ticket: proof.ticket, code: typedIn(form, 'code') } }
    : { password: typedIn(form, 'password') }
  const { ticket, isKept } = await call('POST /api/auth/contact', { body: { [field]: to, ...by } })
  return { sent: { to, ticket, isKept } }
}

async function confirmContact(form: FormData): Promise<Asked | Response> {
  const sent = sentIn(form)
  const code = typedIn(form, 'code')
  const refused = refuseEmpty({ code })
  if (refused || !sent) return { sent, ...(refused ? { refused } : {}) }
  return await orRefused(sent, async () => {
    const { message } = await call('PUT /api/auth/contact', { body: { ticket: sent.ticket, code } })
    toast('success', message)
    return redirect(typedIn(form, 'next'))
  })
}
