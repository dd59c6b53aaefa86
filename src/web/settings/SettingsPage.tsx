import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { KeptSettings } from '#contract/settings'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import type { Refused } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { saveSettings, settingsEditIn } from './settings-edit.ts'
import { outdate } from './shop-settings.ts'

interface SettingsOnScreen {
  settings: KeptSettings
  /** So often they were saved here. */
  saves: number
}
let saves = 0

export async function loader({ request }: LoaderFunctionArgs): Promise<SettingsOnScreen> {
  requireSession(request, ['Admin'])
  return { settings: await call('GET /api/settings', {}), saves }
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
  const { settings, saves } = useLoaderData<SettingsOnScreen>()
  return (
    <section className="settings" aria-labelledby="settings-title">
      <h1 id="settings-title">{m.ui_settings()}</h1>
      <SettingsForm settings={settings} saves={saves} />
    </section>
  )
}
