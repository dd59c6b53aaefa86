import { LISTED_ROLES } from '#contract/values/choices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { recordIn } from '../platform/save-merged.ts'
import { roleWords } from '../ui/choice-words.ts'
import { toast } from '../ui/toasts.tsx'
import { called } from './called.ts'
import { proven } from './proven.ts'

/** Refusals as toasts; the list shows how things stand. */
export async function changeUser(form: FormData): Promise<void> {
  try {
    const done = await proven(() => intentOf(form))
    if (done) toast('success', done)
  } catch (error) {
    toast('error', changedWords(error) ?? wordsOf(error))
  }
}

/** What somebody else has made of the account meanwhile. */
function changedWords(error: unknown): string | null {
  const record = recordIn(error)
  if (!record || !('user' in record)) return null
  const { role, isActive } = record.user
  const email = called(record.user)
  return isActive
    ? m.users_changed_to_active({ email, role: roleWords(role) })
    : m.users_changed_to_inactive({ email, role: roleWords(role) })
}

async function intentOf(form: FormData): Promise<string | null> {
  const params = { id: String(form.get('id')) }
  const fromVersion = Number(form.get('version'))
  const intent = form.get('intent')
  if (intent === 'toggle') {
    const changed = await call('PUT /api/users/:id/toggle-active', { params, body: { fromVersion } })
    const { role, isActive } = changed
    const email = called(changed)
    if (isActive) return m.users_now_active({ email })
    return role === 'Vendor' ? m.users_vendor_now_inactive({ email }) : m.users_now_inactive({ email })
  }
  if (intent === 'delete') {
    await call('DELETE /api/users/:id', { params })
    return m.ui_deleted()
  }
  if (intent === 'two-step-off') return (await call('DELETE /api/users/:id/totp', { params })).message
  const role = LISTED_ROLES.find((each) => each === form.get('role'))
  if (intent !== 'role' || !role) return null
  const changed = await call('PUT /api/users/:id/role', { params, body: { role, fromVersion } })
  return m.users_now_role({ email: called(changed), role: roleWords(role) })
}
