import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Address } from '#contract/account/addresses'
import type { Consent } from '#contract/account/consents'
import type { Session } from '#contract/auth'
import type { FormerStore } from '#contract/payouts/former-stores'
import type { OwnStore } from '#contract/vendors'
import type { UnprovenContact } from '#contract/vendors/store-contacts'
import { m } from '#messages'
import { changePassword, logOutEverywhere } from '../auth/password-actions.ts'
import type { Asked } from '../codes/asked.ts'
import { ContactCard } from '../codes/ContactCard.tsx'
import { CONTACT_ACTIONS } from '../codes/change-contact.ts'
import { call } from '../platform/call.ts'
import { requireSession, wayBack } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import type { AnswerTo } from '../ui/form/use-answer-to.ts'
import { toast } from '../ui/toasts.tsx'
import { STORE_CONTACT_ACTIONS } from '../vendors/confirm-contact.ts'
import { PasswordCard } from '../vendors/PasswordCard.tsx'
import { ProfileForm } from '../vendors/ProfileForm.tsx'
import { profileEditIn, saveProfile } from '../vendors/profile-edit.ts'
import { StoreCard } from '../vendors/StoreCard.tsx'
import { StoreContacts } from '../vendors/StoreContacts.tsx'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import { AddressBookCard } from './AddressBookCard.tsx'
import { ConsentsCard } from './ConsentsCard.tsx'
import { DataCard } from './DataCard.tsx'
import { DeleteCard } from './DeleteCard.tsx'
import { DELETE_ACTIONS } from './delete-account.ts'
import { endOtherSessions, endSession } from './end-session.ts'
import { FormerStores } from './FormerStores.tsx'
import type { Me } from './me.ts'
import { NameCard } from './NameCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { type TwoStep, TwoStepCard } from './TwoStepCard.tsx'
import { TWO_STEP_ACTIONS, type TwoStepAnswer } from './two-step-actions.ts'

interface Profile {
  me: Me
  /** Null: no store. */
  store: OwnStore | null
  /** Where the store is reached, and nobody has confirmed it yet. */
  unproven: UnprovenContact[]
  former: FormerStore[]
  addresses: Address[]
  sessions: Session[]
  consents: Consent[]
  twoStep: TwoStep
  /** What is open: `store`, `password`, `two-step` …; or null. */
  edited: string | null
  /** Where it goes on to once somebody who was led here has done what they were led to; else this page. */
  next: string
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Profile> {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const [me, store, { unproven }, { stores: former }, { addresses }, { sessions }, { consents }, twoStep] =
    await Promise.all([
      call('GET /api/auth/me', {}),
      role === 'Vendor' ? call('GET /api/Vendors/MyProfile', {}) : null,
      role === 'Vendor' ? call('GET /api/Vendors/MyProfile/contacts', {}) : { unproven: [] },
      call('GET /api/former-stores', {}),
      call('GET /api/account/addresses', {}),
      call('GET /api/account/sessions', {}),
      call('GET /api/account/consents', {}),
      call('GET /api/account/totp', {}),
    ])
  const address = new URL(request.url)
  const next = address.searchParams.has('next') ? wayBack(address) : address.pathname
  return {
    me,
    store,
    unproven,
    former,
    addresses,
    sessions,
    consents,
    twoStep,
    edited: address.searchParams.get('edit'),
    next,
  }
}

type Answer = Refused | TwoStepAnswer | Asked
type Act = (form: FormData) => Promise<Answer | Response>

/** By card: what its forms and buttons ask for. */
const ACTIONS: Record<string, Record<string, Act>> = {
  name: { 'change-name': changeName },
  contact: CONTACT_ACTIONS,
  password: { 'change-password': changePassword, 'end-sessions': logOutEverywhere },
  'two-step': TWO_STEP_ACTIONS,
  sessions: { 'end-session': endSession, 'end-other-sessions': endOtherSessions },
  consents: { 'change-marketing': changeMarketing },
  delete: DELETE_ACTIONS,
  store: { 'save-store': saveStore },
  'store-contacts': STORE_CONTACT_ACTIONS,
}

export async function action({ request }: ActionFunctionArgs): Promise<AnswerTo<Answer> | Response | null> {
  requireSession(request)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  for (const [answers, acts] of Object.entries(ACTIONS)) {
    const answer = await acts[intent]?.(form)
    if (answer) return answer instanceof Response ? answer : { ...answer, answers }
  }
  return null
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
  const { me, store, unproven, former, addresses, sessions, consents, twoStep, edited, next } = useLoaderData<Profile>()
  const username = me.username ?? (me.email || me.phone || '')
  return (
    <section className="vendors-profile" aria-labelledby="profile-title">
      <h1 id="profile-title">{m.ui_profile()}</h1>
      {store && <StoreNotice status={store.status} reason={store.rejectionReason} />}
      {store && (edited === 'store' ? <ProfileForm store={store} /> : <StoreCard store={store} />)}
      <StoreContacts unproven={unproven} />
      <FormerStores stores={former} />
      <NameCard me={me} isEditing={edited === 'name'} />
      <AddressBookCard addresses={addresses} />
      <ContactCard me={me} edited={edited} next={next} />
      <PasswordCard username={username} hasPassword={me.hasPassword} isEditing={edited === 'password'} />
      <TwoStepCard username={username} hasPassword={me.hasPassword} twoStep={twoStep} edited={edited} next={next} />
      <SessionsCard sessions={sessions} />
      <ConsentsCard consents={consents} />
      <DataCard />
      <DeleteCard
        username={username}
        hasPassword={me.hasPassword}
        hasStore={store !== null}
        isDeleting={edited === 'delete'}
      />
    </section>
  )
}

async function changeMarketing(form: FormData): Promise<Refused | Response> {
  try {
    await call('PUT /api/account/consents/marketing', { body: { isGiven: form.get('isGiven') === 'true' } })
    toast('success', m.ui_saved())
    return redirect('/dashboard/profile')
  } catch (error) {
    const refused = refusedBy(error, m.refusal_unexpected())
    toast('error', refused.words)
    return refused
  }
}

async function changeName(form: FormData): Promise<Refused | Response> {
  try {
    await call('PUT /api/account/name', { body: { name: typedIn(form, 'name') } })
    toast('success', m.ui_saved())
    return redirect('/dashboard/profile')
  } catch (error) {
    return refusedBy(error, m.refusal_unexpected())
  }
}
