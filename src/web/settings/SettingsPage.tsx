import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SmsBalance, SmsStatus } from '#contract/messaging/sms'
import type { KeptSettings } from '#contract/settings'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import type { Refused } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { type SmsOnScreen, SmsPanel } from './SmsPanel.tsx'
import { saveSettings, settingsEditIn } from './settings-edit.ts'
import { outdate } from './shop-settings.ts'

interface SettingsOnScreen {
  settings: KeptSettings
  /** Null where it was not answered: the form does without. */
  sms: SmsOnScreen | null
  /** So often they were saved here. */
  saves: number
}
let saves = 0

export async function loader({ request }: LoaderFunctionArgs): Promise<SettingsOnScreen> {
  requireSession(request, ['Admin'])
  const [settings, status] = await Promise.all([
    call('GET /api/settings', {}),
    call('GET /api/sms', {}).catch(() => null),
  ])
  return { settings, sms: status && { status, balance: balanceFor(status) }, saves }
}

async function balanceFor({ gateway }: SmsStatus): Promise<SmsBalance | null> {
  return gateway?.tellsBalance ? await call('GET /api/sms/balance', {}).catch(() => null) : null
}

/** What is refused stays in the form with words at its fields. */
export async function action({ request }: ActionFunctionArgs): Promise<Refused | null> {
  requireSession(request, ['Admin'])
  const form = await request.formData()
  const refused = await saveSettings(settingsEditIn(form), Number(form.get('fromVersion')))
  if (!refused) {
    saves += 1
    outdate()
    toast('success', m.ui_saved())
  }
  return refused
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.ui_settings(), isPrivate: true }),
}

export function Component() {
  const { settings, sms, saves } = useLoaderData<SettingsOnScreen>()
  return (
    <section className="settings" aria-labelledby="settings-title">
      <h1 id="settings-title">{m.ui_settings()}</h1>
      {sms && <SmsPanel sms={sms} />}
      <SettingsForm settings={settings} saves={saves} />
    </section>
  )
}
