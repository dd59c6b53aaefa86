import { Fragment, useMemo } from 'react'
import { useNavigation } from 'react-router'
import type { OwnStore } from '#contract/vendors'
import { m } from '#messages'
import { useTextEdit } from '../platform/use-text-edit.ts'
import { BothValues } from '../ui/form/BothValues.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useAnswerTo } from '../ui/form/use-answer-to.ts'
import { focusOnProblem, useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { typedProfile } from './profile-edit.ts'
import { StoreField } from './StoreField.tsx'
import { STORE_FIELDS, STORE_TEXTS, type StoreText } from './store-fields.ts'

export function ProfileForm({ store }: { store: OwnStore }) {
  const refused = useAnswerTo<Refused>('store')
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  const shop = useMemo(() => typedProfile(store), [store])
  const { typed, from, conflicts, type, choose } = useTextEdit(STORE_TEXTS, shop)
  const isChosen = refused?.isOutdated && conflicts.length === 0
  const choice = (name: StoreText) => (
    <BothValues
      of={STORE_FIELDS[name].label}
      shop={shop[name]}
      mine={typed[name]}
      onChoose={(kept) => choose(name, kept)}
    />
  )
  const maySend = (form: HTMLFormElement) => {
    if (conflicts.length > 0) focusOnProblem(form)
    return conflicts.length === 0
  }
  return (
    <SentForm className="vendors-card vendors-form" refusal={refusal} isPending={isPending} maySend={maySend}>
      <input type="hidden" name="intent" value="save-store" />
      <input type="hidden" name="from" value={JSON.stringify(from)} />
      <input type="hidden" name="fromVersion" value={store.version} />
      {STORE_TEXTS.map((name, index) => (
        <Fragment key={name}>
          <StoreField
            name={name}
            autoFocus={index === 0}
            value={typed[name]}
            problem={refusal.problemOf(name)}
            onChange={({ target }) => type(name, target.value)}
          />
          {conflicts.includes(name) && choice(name)}
        </Fragment>
      ))}
      <FormProblem refused={refused}>{!isChosen && wordsBeside(refused)}</FormProblem>
      <div className="row">
        <SubmitButton text={m.ui_save()} pendingText={m.ui_saving()} isPending={isPending} />
        <Link className="button" data-kind="quiet" to="/dashboard/profile">
          {m.ui_cancel()}
        </Link>
      </div>
    </SentForm>
  )
}
