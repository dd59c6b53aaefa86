import { redirect } from 'react-router'
import type { AddressBody } from '#contract/account/addresses'
import { byName } from '#contract/values/by-name'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { toast } from '../ui/toasts.tsx'

export const ADDRESSES = '/dashboard/profile/addresses'

const FIELDS = ['label', 'name', 'phone', 'addressLine', 'landmark', 'division', 'district', 'upazila', 'city'] as const

/** Saves what was typed, or does what a card’s button says. */
export async function changeAddress(form: FormData): Promise<Refused | Pressed | Response> {
  const id = typedIn(form, 'id')
  if (form.get('intent') === 'save') return await save(id, form)
  try {
    if (form.get('intent') === 'delete') await call('DELETE /api/account/addresses/:id', { params: { id } })
    else await call('PUT /api/account/addresses/:id/default', { params: { id } })
    toast('success', form.get('intent') === 'delete' ? m.ui_deleted() : m.ui_saved())
    return pressed()
  } catch (error) {
    toast('error', wordsOf(error))
    return pressed(error)
  }
}

async function save(id: string, form: FormData): Promise<Refused | Response> {
  const body: AddressBody = byName(FIELDS, (name) => typedIn(form, name).trim())
  const { name, phone, addressLine, city } = body
  const empty = refuseEmpty({ name, phone, addressLine, city })
  if (empty) return empty
  try {
    if (id) await call('PUT /api/account/addresses/:id', { params: { id }, body })
    else await call('POST /api/account/addresses', { body })
  } catch (error) {
    return refusedBy(error, m.refusal_unexpected())
  }
  toast('success', m.ui_saved())
  return redirect(ADDRESSES)
}
