import { m } from '#messages'
import type { Refused } from '../ui/form/refused.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { CodeField } from './CodeField.tsx'
import type { Challenged } from './second-step.ts'

/** Of a login whose password was right. */
export function SecondStep({ answer: { challenge, ...answer } }: { answer: Challenged }) {
  const refused: Refused | undefined = answer.isFirst ? undefined : answer
  const ways = [{ question: m.auth_took_too_long(), text: m.auth_start_again(), to: '/login' }]
  return (
    <AuthCard title={m.auth_second_step()} lede={m.auth_second_step_about()} ways={ways}>
      <AuthForm button={m.ui_login()} pendingText={m.auth_logging()} refused={refused}>
        {(problemOf) => (
          <>
            <input type="hidden" name="challenge" value={challenge} />
            <CodeField problem={problemOf('code')} hint={m.auth_second_step_hint()} />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
