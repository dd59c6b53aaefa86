import { useNavigation, useSubmit } from 'react-router'
import { m } from '#messages'
import { PasswordField } from '../auth/PasswordField.tsx'
import { SetPassword } from '../auth/SetPassword.tsx'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useAnswerTo } from '../ui/form/use-answer-to.ts'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'

interface Props {
  username: string
  /** False: it is entered by a code alone. */
  hasPassword: boolean
  isEditing: boolean
}

/** Opens at `?edit=password`. */
export function PasswordCard({ username, hasPassword, isEditing }: Props) {
  return (
    <section className="vendors-card" aria-labelledby="password-title">
      <h2 id="password-title">{m.vendors_password_devices()}</h2>
      {isEditing && hasPassword ? <PasswordForm username={username} /> : <Ways hasPassword={hasPassword} />}
    </section>
  )
}

function Ways({ hasPassword }: { hasPassword: boolean }) {
  const submit = useSubmit()
  const isPending = useNavigation().formData?.get('intent') === 'end-sessions'
  const logOutEverywhere = async () => {
    const words = m.vendors_every_device_logged()
    // `flushSync`: the second press of a double click finds it pending.
    if (await confirmed(words, m.vendors_log_out_everywhere()))
      await submit({ intent: 'end-sessions' }, { method: 'post', flushSync: true })
  }
  return (
    <>
      <p>{hasPassword ? m.vendors_new_password_logs() : m.account_no_password()}</p>
      <div className="row">
        {hasPassword ? (
          <Link className="button" to="/dashboard/profile?edit=password">
            {m.vendors_change_password()}
          </Link>
        ) : (
          <SetPassword />
        )}
        <ActButton data-kind="quiet" isOff={isPending} onPress={() => void logOutEverywhere()}>
          {isPending ? m.vendors_logging_out() : m.vendors_log_out_everywhere()}
        </ActButton>
      </div>
    </>
  )
}

function PasswordForm({ username }: { username: string }) {
  const refused = useAnswerTo<Refused>('password')
  const refusal = useRefusal(refused)
  const { problemOf } = refusal
  const isPending = useNavigation().formData !== undefined
  return (
    <SentForm className="auth-form" refusal={refusal} isPending={isPending}>
      <input type="hidden" name="intent" value="change-password" />
      {/* For password managers. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        label={m.vendors_current_password()}
        name="currentPassword"
        autoFocus
        problem={problemOf('currentPassword')}
      />
      <PasswordField
        label={m.vendors_new_password()}
        name="newPassword"
        isNew
        problem={problemOf('newPassword')}
        hint={m.ui_least_8_characters()}
      />
      <FormProblem refused={refused}>
        {refused && Object.keys(refused.fields).length === 0 ? refused.words : ''}
      </FormProblem>
      <div className="row">
        <SubmitButton text={m.vendors_save_password()} pendingText={m.ui_saving()} isPending={isPending} />
        <Link className="button" data-kind="quiet" to="/dashboard/profile">
          {m.ui_cancel()}
        </Link>
      </div>
    </SentForm>
  )
}
