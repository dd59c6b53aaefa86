import { useNavigation } from 'react-router'
import { m } from '#messages'
import { PasswordField } from '../auth/PasswordField.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'

/** Once more, for what is at stake. */
export function ShowPasswordForm({
  intent,
  button,
  username,
  next,
  refused,
}: {
  intent: string
  button: string
  username: string
  /** Where it leads when it is left. */
  next: string
  refused: Refused | undefined
}) {
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  return (
    <SentForm className="auth-form" refusal={refusal} isPending={isPending}>
      <input type="hidden" name="intent" value={intent} />
      {/* For password managers. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField autoFocus problem={refusal.problemOf('password')} />
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <div className="row">
        <SubmitButton text={button} pendingText={m.ui_saving()} isPending={isPending} />
        <Link className="button" data-kind="quiet" to={next}>
          {m.ui_cancel()}
        </Link>
      </div>
    </SentForm>
  )
}
