import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { OwnStore } from '#contract/vendors'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../auth/refused.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { toast } from '../ui/toasts.tsx'
import { AccountCard, type Me } from './AccountCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { StoreCard } from './StoreCard.tsx'
import { StoreNotice } from './StoreNotice.tsx'

interface Profile {
  me: Me
  /** Null for whoever has no store. */
  store: OwnStore | null
  isEditing: boolean
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Profile> {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const [me, store] = await Promise.all([
    call('GET /api/auth/me', {}),
    role === 'Vendor' ? call('GET /api/Vendors/MyProfile', {}) : null,
  ])
  return { me, store, isEditing: new URL(request.url).searchParams.has('edit') }
}

/** Saves the profile; what is refused stays in the form with words at its fields. */
export async function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  requireSession(request, ['Vendor'])
  const form = await request.formData()
  const storeName = typedIn(form, 'storeName')
  const storeDescription = typedIn(form, 'storeDescription')
  const empty = refuseEmpty({ storeName, storeDescription })
  if (empty) return empty
  const contact = { contactPhone: typedIn(form, 'contactPhone'), contactEmail: typedIn(form, 'contactEmail') }
  try {
    const body = { storeName, storeDescription, ...contact }
    await call('PUT /api/Vendors/UpdateProfile', { body })
    toast('success', 'Saved')
    return redirect('/dashboard/profile')
  } catch (error) {
    return refusedBy(error, 'Something went wrong')
  }
}

export const handle = {
  head: (): PageHead => ({ title: 'Profile', isPrivate: true }),
}

export function Component() {
  const { me, store, isEditing } = useLoaderData<Profile>()
  return (
    <section className="vendors-profile" aria-labelledby="profile-title">
      <h1 id="profile-title">Profile</h1>
      {store && <StoreNotice status={store.status} />}
      {store && (isEditing ? <ProfileForm store={store} /> : <StoreCard store={store} />)}
      <AccountCard me={me} />
    </section>
  )
}
