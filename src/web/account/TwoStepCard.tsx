import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/machinery/endpoint'
import { m } from '#messages'
import { SetPassword } from '../auth/SetPassword.tsx'
import { useAnswerTo } from '../ui/form/use-answer-to.ts'
import { Link } from '../ui/Link.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanForm } from './ScanForm.tsx'
import { ShowPasswordForm } from './ShowPasswordForm.tsx'
import { INTENTS, type TwoStepAnswer } from './two-step-actions.ts'

export type TwoStep = Reply<Calls['GET /api/account/totp']>

const PROFILE = '/dashboard/profile'

interface Props {
  twoStep: TwoStep
  edited: string | null
  username: string
  /** False: a code is all that logs in, and there is nothing for a second step to follow. */
  hasPassword: boolean
  /** Where it leads once it is set up, or left. */
  next: string
}

/** Opens at `?edit=two-step`, `?edit=recovery-codes` and `?edit=two-step-off`. */
export function TwoStepCard(props: Props) {
  return (
    <section className="vendors-card" aria-labelledby="two-step-title">
      <h2 id="two-step-title">{m.ui_two_step_login()}</h2>
      <Inside {...props} />
    </section>
  )
}

function Inside({ twoStep, edited, username, hasPassword, next }: Props) {
  const answer = useAnswerTo<TwoStepAnswer>('two-step')
  if (answer?.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} next={next} />
  if (edited === 'two-step' && answer?.setup) return <ScanForm setup={answer.setup} refused={refusalIn(answer)} />
  const password = { username, next, refused: refusalIn(answer) }
  if (!hasPassword && (edited || !twoStep.isOn)) return <PasswordFirst />
  if (edited === 'two-step' && !twoStep.isOn)
    return (
      <>
        <p>{twoStep.isAskedFor ? m.account_two_step_asked_for() : m.account_two_step_about()}</p>
        <ShowPasswordForm {...password} intent={INTENTS.begin} button={m.ui_go_on()} />
      </>
    )
  if (edited === 'recovery-codes' && twoStep.isOn)
    return <ShowPasswordForm {...password} intent={INTENTS.renew} button={m.account_new_recovery_codes()} />
  if (edited === 'two-step-off' && twoStep.isOn)
    return <ShowPasswordForm {...password} intent={INTENTS.remove} button={m.account_turn_off()} />
  return <State twoStep={twoStep} />
}

function PasswordFirst() {
  return (
    <>
      <p>{m.account_password_first()}</p>
      <div className="row">
        <SetPassword />
      </div>
    </>
  )
}

function refusalIn(answer: TwoStepAnswer | undefined) {
  return answer?.at === undefined ? undefined : answer
}

function State({ twoStep: { isOn, recoveryCodesLeft } }: { twoStep: TwoStep }) {
  if (!isOn)
    return (
      <>
        <p>{m.account_two_step_about()}</p>
        <div className="row">
          <Link className="button" to={`${PROFILE}?edit=two-step`}>
            {m.account_set_up()}
          </Link>
        </div>
      </>
    )
  return (
    <>
      <p>{m.account_two_step_is_on({ left: String(recoveryCodesLeft) })}</p>
      <div className="row">
        <Link className="button" data-kind="quiet" to={`${PROFILE}?edit=recovery-codes`}>
          {m.account_new_recovery_codes()}
        </Link>
        <Link className="button" data-kind="quiet" to={`${PROFILE}?edit=two-step-off`}>
          {m.account_turn_off()}
        </Link>
      </div>
    </>
  )
}
