import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { NoScript } from '../ui/form/NoScript.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { type ProblemOf, useRefusal } from '../ui/form/use-refusal.ts'
import { useNext, withNext } from './next.ts'

/** `isDone` keeps the button closed. */
export function AuthForm({
  button,
  pendingText,
  refused,
  isDone = false,
  children,
}: {
  button: string
  pendingText: string
  refused: Refused | undefined
  isDone?: boolean
  children: (problemOf: ProblemOf) => ReactNode
}) {
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined || isDone
  const action = withNext(useLocation().pathname, useNext())
  return (
    <SentForm className="auth-form" action={action} data-hold="auth" refusal={refusal} isPending={isPending}>
      <NoScript what={m.auth_logging_registering()} />
      {children(refusal.problemOf)}
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <SubmitButton text={button} pendingText={pendingText} isPending={isPending} />
    </SentForm>
  )
}
