import { redirect } from 'react-router'
import type { AddressBody } from '#contract/account/addresses'
import { byName } from '#contract/values/by-name'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { toast } from '../ui/toasts.tsx'

export const ADDRESSES = '/dashboard/profile/addresses'

const FIELDS = ['label', 'name', 'phone', 'addressLine', 'landmark', 'division', 'district', 'upazila', 'city'] as const

/** Saves what was typed, or does what a card’s button says. */
export const changeAddress = acts<Refused | Pressed | Response>(
  {
    save: { answer: save, refused: (error) => refusedBy(error, m.refusal_unexpected()) },
    delete: { run: (form) => call('DELETE /api/account/addresses/:id', paramsIn(form)), done: m.ui_deleted() },
    default: { run: (form) => call('PUT /api/account/addresses/:id/default', paramsIn(form)), done: m.ui_saved() },
  },
  { answer: pressed },
)

async function save(form: FormData): Promise<Refused | Response> {
  const body: AddressBody = byName(FIELDS, (name) => typedIn(form, name).trim())
  const { name, phone, addressLine, city } = body
  const empty = refuseEmpty({ name, phone, addressLine, city })
  if (empty) return empty
  if (typedIn(form, 'id')) await call('PUT /api/account/addresses/:id', { ...paramsIn(form), body })
  else await call('POST /api/account/addresses', { body })
  toast('success', m.ui_saved())
  return redirect(ADDRESSES)
}
