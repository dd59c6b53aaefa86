import { LISTED_ROLES } from '#contract/values/choices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { recordIn } from '../platform/save-merged.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { roleWords } from '../ui/choice-words.ts'
import { toast } from '../ui/toasts.tsx'
import { called } from './called.ts'
import { proven } from './proven.ts'

/** Refusals as toasts; the list shows how things stand. */
export const changeUser = acts(
  {
    toggle: { run: provenly(toggle) },
    role: { run: provenly(changeRole) },
    delete: {
      run: provenly(async (form) => {
        await call('DELETE /api/users/:id', paramsIn(form))
        return m.ui_deleted()
      }),
    },
    'two-step-off': {
      run: provenly(async (form) => (await call('DELETE /api/users/:id/totp', paramsIn(form))).message),
    },
  },
  { words: (error) => changedWords(error) ?? wordsOf(error) },
)

/** With a proof where one is asked for; says what was done, unless they went back. */
function provenly(change: (form: FormData) => Promise<string | null>): (form: FormData) => Promise<void> {
  return async (form) => {
    const done = await proven(() => change(form))
    if (done) toast('success', done)
  }
}

async function toggle(form: FormData): Promise<string> {
  const body = { fromVersion: Number(form.get('version')) }
  const changed = await call('PUT /api/users/:id/toggle-active', { ...paramsIn(form), body })
  const email = called(changed)
  if (changed.isActive) return m.users_now_active({ email })
  return changed.role === 'Vendor' ? m.users_vendor_now_inactive({ email }) : m.users_now_inactive({ email })
}

async function changeRole(form: FormData): Promise<string | null> {
  const role = LISTED_ROLES.find((each) => each === form.get('role'))
  if (!role) return null
  const body = { role, fromVersion: Number(form.get('version')) }
  const changed = await call('PUT /api/users/:id/role', { ...paramsIn(form), body })
  return m.users_now_role({ email: called(changed), role: roleWords(role) })
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
