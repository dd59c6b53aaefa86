import type { ListedRole } from '#contract/users'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'

export const ROLES: readonly ListedRole[] = ['Admin', 'Vendor', 'Customer']

/** Does what a row asked for; what is refused is said in passing, and the list shows how things stand. */
export async function doToUser(form: FormData): Promise<void> {
  try {
    const done = await deedOf(form)
    if (done) toast('success', done)
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

/** What was done, in words. */
async function deedOf(form: FormData): Promise<string | null> {
  const params = { id: String(form.get('id')) }
  const deed = form.get('deed')
  if (deed === 'toggle') {
    const { email, isActive } = await call('PUT /api/users/:id/toggle-active', { params })
    return `${email} is ${isActive ? 'active' : 'inactive'} now.`
  }
  if (deed === 'delete') {
    await call('DELETE /api/users/:id', { params })
    return 'Deleted.'
  }
  const role = ROLES.find((each) => each === form.get('role'))
  if (deed !== 'role' || !role) return null
  const { email } = await call('PUT /api/users/:id/role', { params, body: { role } })
  return `${email} is ${role} now.`
}
