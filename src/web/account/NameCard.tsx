import { useNavigation } from 'react-router'
import { LONGEST_CONTACT } from '#contract/values/limits'
import { m } from '#messages'
import { roleWords } from '../ui/choice-words.ts'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useAnswerTo } from '../ui/form/use-answer-to.ts'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import type { Me } from './me.ts'

/** Who the account is of. The name opens for change at `?edit=name`. */
export function NameCard({ me, isEditing }: { me: Me; isEditing: boolean }) {
  const { name, username, role } = me
  return (
    <section className="vendors-card" aria-labelledby="account-title">
      <h2 id="account-title">{m.vendors_account()}</h2>
      {isEditing ? (
        <NameForm name={name ?? ''} />
      ) : (
        <>
          <dl className="vendors-facts">
            <Fact term={m.account_name()} words={name ?? m.codes_none_yet()} />
            {username && <Fact term={m.ui_username()} words={username} />}
            <Fact term={m.ui_role()} words={roleWords(role)} />
          </dl>
          <div className="row">
            <Link className="button" data-kind="quiet" to="/dashboard/profile?edit=name">
              {name ? m.account_change_name() : m.account_add_name()}
            </Link>
          </div>
        </>
      )}
    </section>
  )
}

function Fact({ term, words }: { term: string; words: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </div>
  )
}

function NameForm({ name }: { name: string }) {
  const refused = useAnswerTo<Refused>('name')
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData?.get('intent') === 'change-name'
  return (
    <SentForm className="auth-form" refusal={refusal} isPending={isPending}>
      <input type="hidden" name="intent" value="change-name" />
      <TextField
        label={m.account_name()}
        name="name"
        autoComplete="name"
        autoFocus
        maxLength={LONGEST_CONTACT.name}
        defaultValue={name}
        hint={m.account_name_hint()}
        problem={refusal.problemOf('name')}
      />
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <div className="row">
        <SubmitButton text={m.ui_save()} pendingText={m.ui_saving()} isPending={isPending} />
        <Link className="button" data-kind="quiet" to="/dashboard/profile">
          {m.ui_cancel()}
        </Link>
      </div>
    </SentForm>
  )
}
