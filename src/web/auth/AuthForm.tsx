import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useNext, withNext } from './next.ts'
import type { Refused } from './refused.ts'
import { type ProblemOf, useRefusal } from './use-refusal.ts'

/** A form that posts to its own page. `children` draws the fields; `isDone` keeps the button closed. */
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
  const { ref, problemOf, mend } = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined || isDone
  const action = withNext(useLocation().pathname, useNext())
  return (
    <Form className="auth-form" method="post" action={action} noValidate ref={ref} onInput={mend} aria-busy={isPending}>
      {children(problemOf)}
      <p className="form-problem" role="alert" tabIndex={-1} key={refused?.at}>
        {wordsBeside(refused)}
      </p>
      <SubmitButton text={button} pendingText={pendingText} isPending={isPending} />
    </Form>
  )
}

/** What is said at a field already is not said again below. */
function wordsBeside(refused: Refused | undefined): string | undefined {
  const isAtField = refused && Object.values(refused.fields).includes(refused.words)
  return isAtField ? undefined : refused?.words
}
