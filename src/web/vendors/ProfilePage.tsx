import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { OwnStore } from '#contract/vendors'
import { m } from '#messages'
import { changePassword, logOutEverywhere } from '../auth/password-actions.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Refused, refuseEmpty } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { AccountCard, type Me } from './AccountCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { profileEditIn, saveProfile } from './profile-edit.ts'
import { StoreCard } from './StoreCard.tsx'
import { StoreNotice } from './StoreNotice.tsx'

interface Profile {
  me: Me
  /** Null: no store. */
  store: OwnStore | null
  /** `store`, `password` or null. */
  edited: string | null
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Profile> {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const [me, store] = await Promise.all([
    call('GET /api/auth/me', {}),
    role === 'Vendor' ? call('GET /api/Vendors/MyProfile', {}) : null,
  ])
  return { me, store, edited: new URL(request.url).searchParams.get('edit') }
}

export async function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  requireSession(request)
  const form = await request.formData()
  if (form.get('intent') === 'change-password') return await changePassword(form)
  if (form.get('intent') === 'end-sessions') return await logOutEverywhere()
  requireSession(request, ['Vendor'])
  return await saveStore(form)
}

async function saveStore(form: FormData): Promise<Refused | Response> {
  const edit = profileEditIn(form)
  const { storeName, storeDescription } = edit.typed
  const refused =
    refuseEmpty({ storeName, storeDescription }) ?? (await saveProfile(edit, Number(form.get('fromVersion'))))
  if (refused) return refused
  toast('success', m.ui_saved())
  return redirect('/dashboard/profile')
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.ui_profile(), isPrivate: true }),
}

export function Component() {
  const { me, store, edited } = useLoaderData<Profile>()
  return (
    <section className="vendors-profile" aria-labelledby="profile-title">
      <h1 id="profile-title">{m.ui_profile()}</h1>
      {store && <StoreNotice status={store.status} />}
      {store && (edited === 'store' ? <ProfileForm store={store} /> : <StoreCard store={store} />)}
      <AccountCard me={me} />
      <PasswordCard username={me.username ?? me.email} isEditing={edited === 'password'} />
    </section>
  )
}
