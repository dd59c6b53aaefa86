import { redirect } from 'react-router'
import type { UnprovenContact } from '#contract/vendors/store-contacts'
import { m } from '#messages'
import { type Asked, orRefused, sentIn } from '../codes/asked.ts'
import { call } from '../platform/call.ts'
import { refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** A refusal stands at the form of its contact. */
export interface AskedContact extends Asked {
  field?: UnprovenContact['field']
}

/** The steps of confirming where a store is reached, by the intents of their forms. */
export const STORE_CONTACT_ACTIONS: Record<string, (form: FormData) => Promise<AskedContact | Response>> = {
  'send-store-code': sendCode,
  'confirm-store-contact': confirm,
}

async function sendCode(form: FormData): Promise<AskedContact> {
  const field = form.get('field') === 'phone' ? 'phone' : 'email'
  const asked = await orRefused<Asked>(null, async () => {
    const { ticket, isKept } = await call('POST /api/Vendors/MyProfile/contacts', { body: { field } })
    return { sent: { to: typedIn(form, 'to'), ticket, isKept } }
  })
  return { ...asked, field }
}

async function confirm(form: FormData): Promise<Asked | Response> {
  const sent = sentIn(form)
  const code = typedIn(form, 'code')
  const refused = refuseEmpty({ code })
  if (refused || !sent) return { sent, ...(refused ? { refused } : {}) }
  return await orRefused(sent, async () => {
    await call('PUT /api/Vendors/MyProfile/contacts', { body: { ticket: sent.ticket, code } })
    toast('success', m.vendors_contact_done())
    return redirect('/dashboard/profile')
  })
}
