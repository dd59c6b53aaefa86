import { redirect } from 'react-router'
import { m } from '#messages'
import { type Asked, orRefused, sentIn } from '../codes/asked.ts'
import { call } from '../platform/call.ts'
import { refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** The steps of confirming where a store is reached, by the intents of their forms. */
export const STORE_CONTACT_ACTIONS: Record<string, (form: FormData) => Promise<Asked | Response>> = {
  'send-store-code': sendCode,
  'confirm-store-contact': confirm,
}

async function sendCode(form: FormData): Promise<Asked> {
  const field = form.get('field') === 'phone' ? 'phone' : 'email'
  return await orRefused(null, async () => {
    const { ticket, isKept } = await call('POST /api/Vendors/MyProfile/contacts', { body: { field } })
    return { sent: { to: typedIn(form, 'to'), ticket, isKept } }
  })
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
