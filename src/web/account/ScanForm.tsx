import { useNavigation } from 'react-router'
import { m } from '#messages'
import { CodeField } from '../auth/CodeField.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import type { TwoStepSetup } from './two-step-actions.ts'

/** The secret, to be scanned or typed, and the first code. */
export function ScanForm({ setup, refused }: { setup: TwoStepSetup; refused: Refused | undefined }) {
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  const { secret, uri, qr } = setup
  return (
    <SentForm className="auth-form" refusal={refusal} isPending={isPending}>
      <p>{m.account_scan_this()}</p>
      <svg className="account-qr" role="img" aria-label={m.account_qr_code()} viewBox={`0 0 ${qr.size} ${qr.size}`}>
        <path d={qr.path} />
      </svg>
      <p>
        <a className="account-open-app" href={uri}>
          {m.account_open_app()}
        </a>
      </p>
      <p>{m.account_or_type_this()}</p>
      <p className="account-secret">{(secret.match(/.{4}/g) ?? []).join(' ')}</p>
      <input type="hidden" name="intent" value="confirm-two-step" />
      <input type="hidden" name="setup" value={JSON.stringify(setup)} />
      <CodeField problem={refusal.problemOf('code')} hint={m.account_code_hint()} />
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <SubmitButton text={m.account_turn_on()} pendingText={m.ui_saving()} isPending={isPending} />
    </SentForm>
  )
}
