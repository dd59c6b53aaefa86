import type { ReactNode } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { NoScript } from '../ui/form/NoScript.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { type ProblemOf, useRefusal } from '../ui/form/use-refusal.ts'
import { useNext, withNext } from './next.ts'

export function AuthForm({
  button,
  pendingText,
  refused,
  isDone = false,
  isDanger = false,
  second,
  to,
  agreement,
  children,
}: {
  button: string
  pendingText: string
  refused: Refused | undefined
  /** Keeps the button closed. */
  isDone?: boolean
  /** What it does cannot be undone. */
  isDanger?: boolean
  /** What else may be asked of the form, without its fields. */
  second?: { intent: string; text: string } | undefined
  /** The page with its query, where that is no `next`. */
  to?: string
  /** What sending it agrees to. */
  agreement?: ReactNode
  children: (problemOf: ProblemOf) => ReactNode
}) {
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined || isDone
  const page = withNext(useLocation().pathname, useNext())
  const action = to ?? page
  return (
    <SentForm className="auth-form" action={action} data-hold="auth" refusal={refusal} isPending={isPending}>
      <NoScript what={m.auth_logging_registering()} />
      {children(refusal.problemOf)}
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      {agreement && <p className="muted">{agreement}</p>}
      <SubmitButton text={button} pendingText={pendingText} isPending={isPending} isDanger={isDanger} />
      {second && <SecondButton {...second} action={action} isPending={isPending} />}
    </SentForm>
  )
}

function SecondButton({
  intent,
  text,
  action,
  isPending,
}: {
  intent: string
  text: string
  action: string
  isPending: boolean
}) {
  const submit = useSubmit()
  const send = (form: HTMLFormElement) => {
    const asked = new FormData(form)
    asked.set('intent', intent)
    void submit(asked, { method: 'post', action, flushSync: true })
  }
  return (
    <button
      className="button"
      type="button"
      data-kind="quiet"
      aria-disabled={isPending || undefined}
      onClick={({ currentTarget }) => !isPending && currentTarget.form && send(currentTarget.form)}
    >
      {text}
    </button>
  )
}
