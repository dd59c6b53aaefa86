import { ACCOUNT_KEYS, COMPANIES, ENVIRONMENTS } from '#contract/values/couriers'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** What saving came to; `at` is read by ui/form/stay.ts. */
export interface SavedOnScreen extends Partial<Pick<Refused, 'at'>> {
  /** The company whose form it was. */
  of?: string
  refused?: Refused
  /** To be shown once. */
  pushSecret?: string | null
  pushPath?: string
}

/** Keys that are left empty stay as they are. */
export async function saveAccount(form: FormData): Promise<SavedOnScreen> {
  const company = COMPANIES.find((each) => each === form.get('company')) ?? COMPANIES[0]
  const typed = ACCOUNT_KEYS[company].map((name) => [name, typedIn(form, `keys.${name}`)] as const)
  const keys = typed.some(([, value]) => value !== '') ? { keys: Object.fromEntries(typed) } : {}
  const environment = ENVIRONMENTS.find((each) => each === form.get('environment')) ?? 'live'
  const body = { environment, isOn: form.has('isOn'), renewsSecret: form.has('renewsSecret'), ...keys }
  try {
    const { account, pushSecret } = await call('PUT /api/courier-accounts/:company', { params: { company }, body })
    toast('success', m.ui_saved())
    return { of: company, pushSecret, pushPath: account.pushPath }
  } catch (error) {
    const refused = refusedBy(error, m.refusal_unexpected())
    return { of: company, refused, at: refused.at }
  }
}
