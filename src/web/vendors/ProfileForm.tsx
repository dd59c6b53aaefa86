import { useMemo } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { OwnStore } from '#contract/vendors'
import { m } from '#messages'
import { useTextEdit } from '../platform/use-text-edit.ts'
import { BothValues } from '../ui/form/BothValues.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { focusOnProblem, useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { PROFILE_TEXTS, type ProfileText, typedProfile } from './profile-edit.ts'

export function ProfileForm({ store }: { store: OwnStore }) {
  const refused = useActionData<Refused>()
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  const shop = useMemo(() => typedProfile(store), [store])
  const { typed, from, conflicts, type, choose } = useTextEdit(PROFILE_TEXTS, shop)
  const isChosen = refused?.isOutdated && conflicts.length === 0
  const text = (name: ProfileText) => ({
    name,
    value: typed[name],
    problem: refusal.problemOf(name),
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  })
  const choice = (name: ProfileText, of: string) =>
    conflicts.includes(name) && (
      <BothValues of={of} shop={shop[name]} mine={typed[name]} onChoose={(kept) => choose(name, kept)} />
    )
  const maySend = (form: HTMLFormElement) => {
    if (conflicts.length > 0) focusOnProblem(form)
    return conflicts.length === 0
  }
  return (
    <SentForm className="vendors-card vendors-form" refusal={refusal} isPending={isPending} maySend={maySend}>
      <input type="hidden" name="from" value={JSON.stringify(from)} />
      <input type="hidden" name="fromVersion" value={store.version} />
      <TextField label={m.vendors_store_name()} autoComplete="organization" required autoFocus {...text('storeName')} />
      {choice('storeName', m.vendors_store_name())}
      <TextArea
        label={m.vendors_store_description()}
        autoComplete="off"
        required
        {...text('storeDescription')}
        hint={m.vendors_what_sell_why()}
      />
      {choice('storeDescription', m.vendors_store_description())}
      <TextField
        label={m.vendors_contact_phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...text('contactPhone')}
        hint={m.vendors_haat_only_shoppers()}
      />
      {choice('contactPhone', m.vendors_contact_phone())}
      <TextField
        label={m.vendors_contact_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...text('contactEmail')}
        hint={m.vendors_haat_only_log()}
      />
      {choice('contactEmail', m.vendors_contact_email())}
      <FormProblem refused={refused}>{!isChosen && refused?.words}</FormProblem>
      <div className="vendors-ways">
        <SubmitButton text={m.ui_save()} pendingText={m.ui_saving()} isPending={isPending} />
        <Link className="button" data-kind="quiet" to="/dashboard/profile">
          {m.ui_cancel()}
        </Link>
      </div>
    </SentForm>
  )
}
