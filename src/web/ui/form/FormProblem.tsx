import type { ReactNode } from 'react'
import type { Refused } from './refused.ts'

/** What is said about a form as a whole: said anew for each refusal, also in the same words. */
export function FormProblem({ refused, children }: { refused: Refused | undefined; children: ReactNode }) {
  return (
    <p className="field-form-problem" role="alert" tabIndex={-1} key={refused?.at}>
      {children}
    </p>
  )
}
