import { m } from '#messages'
import { AuthForm } from '../auth/AuthForm.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import type { Sent } from '../codes/asked.ts'
import { SentFields } from '../codes/SentFields.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useAnswerTo } from '../ui/form/use-answer-to.ts'
import { Link } from '../ui/Link.tsx'
import { DELETE_INTENTS, type DeleteAnswer } from './delete-account.ts'

interface Props {
  username: string
  /** False: a code proves whose account it is. */
  hasPassword: boolean
  hasStore: boolean
  isDeleting: boolean
}

/** Opens at `?edit=delete`. */
export function DeleteCard({ username, hasPassword, hasStore, isDeleting }: Props) {
  return (
    <section className="vendors-card" aria-labelledby="delete-title">
      <h2 id="delete-title">{m.account_delete()}</h2>
      <p>{m.account_delete_about()}</p>
      {hasStore && <p>{m.account_delete_store()}</p>}
      <h3 className="account-part">{m.account_delete_goes_title()}</h3>
      <p>{m.account_delete_goes()}</p>
      <h3 className="account-part">{m.account_delete_stays_title()}</h3>
      <ul className="account-stays">
        <li>{m.account_delete_orders_stay()}</li>
        <li>{m.account_delete_deeds_stay()}</li>
        <li>{m.account_delete_consents_stay()}</li>
      </ul>
      {isDeleting ? (
        <DeleteForm username={username} hasPassword={hasPassword} />
      ) : (
        <div className="row">
          <Link className="button" data-kind="quiet" to="/dashboard/profile?edit=delete">
            {m.account_delete()}
          </Link>
        </div>
      )}
    </section>
  )
}

function DeleteForm({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const answer = useAnswerTo<DeleteAnswer>('delete')
  const sent = answer?.sent
  const isAsking = !hasPassword && !sent
  return (
    <>
      <AuthForm
        key={sent?.ticket ?? ''}
        to="/dashboard/profile?edit=delete"
        button={isAsking ? m.codes_send_proof() : m.account_delete()}
        pendingText={isAsking ? m.codes_sending() : m.account_delete_pending()}
        refused={answer?.refused}
        isDanger={!isAsking}
      >
        {(problemOf) => (
          <>
            <input type="hidden" name="intent" value={isAsking ? DELETE_INTENTS.send : DELETE_INTENTS.delete} />
            <TextField
              {...NAME}
              label={m.account_delete_name()}
              defaultValue={answer?.typed}
              problem={problemOf('name')}
              hint={m.account_delete_name_hint({ name: username })}
            />
            {sent && <Code sent={sent} problem={problemOf('code')} />}
            {hasPassword && <PasswordField problem={problemOf('password')} />}
          </>
        )}
      </AuthForm>
      <Link className="button" data-kind="quiet" to="/dashboard/profile">
        {m.ui_cancel()}
      </Link>
    </>
  )
}

const NAME = {
  name: 'name',
  autoFocus: true,
  required: true,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
}

/** Typed by hand: an SMS that sends the form by itself would delete an account by itself. */
function Code({ sent, problem }: { sent: Sent; problem: string | undefined }) {
  return (
    <>
      <SentFields sent={sent} words={m.codes_proof_sent()} />
      <TextField
        label={m.codes_proof_code()}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        problem={problem}
      />
    </>
  )
}
