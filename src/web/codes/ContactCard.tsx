import { m } from '#messages'
import { AuthForm } from '../auth/AuthForm.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useAnswerTo } from '../ui/form/use-answer-to.ts'
import { Link } from '../ui/Link.tsx'
import { Phone } from '../ui/Phone.tsx'
import type { Asked } from './asked.ts'
import { CodeField } from './CodeField.tsx'
import type { ContactStep } from './change-contact.ts'
import { SentFields } from './SentFields.tsx'

const PROFILE = '/dashboard/profile'

interface Contacts {
  email: string
  phone: string | null
  /** False: a code proves whose account it is. */
  hasPassword: boolean
}

/** An account’s email and phone; a change opens at `?edit=email` or `?edit=phone`, and leads to `next` once it is confirmed. */
export function ContactCard({ me, edited, next }: { me: Contacts; edited: string | null; next: string }) {
  const { email, phone } = me
  const isEditing = edited === 'email' || edited === 'phone'
  return (
    <section className="vendors-card" aria-labelledby="contact-title">
      <h2 id="contact-title">{m.codes_contact_title()}</h2>
      <p>{m.codes_contact_lede()}</p>
      {isEditing ? (
        <ContactForm field={edited} hasPassword={me.hasPassword} next={next} />
      ) : (
        <>
          <dl className="vendors-facts">
            <div>
              <dt>{m.ui_email()}</dt>
              <dd>{email || m.codes_none_yet()}</dd>
            </div>
            <div>
              <dt>{m.ui_phone()}</dt>
              <dd>{phone ? <Phone kept={phone} /> : m.codes_none_yet()}</dd>
            </div>
          </dl>
          <div className="row">
            <Link className="button" data-kind="quiet" to={`${PROFILE}?edit=email`}>
              {email ? m.codes_change_email() : m.codes_add_email()}
            </Link>
            <Link className="button" data-kind="quiet" to={`${PROFILE}?edit=phone`}>
              {phone ? m.codes_change_phone() : m.codes_add_phone()}
            </Link>
          </div>
        </>
      )}
    </section>
  )
}

function ContactForm({ field, hasPassword, next }: { field: 'email' | 'phone'; hasPassword: boolean; next: string }) {
  const asked = useAnswerTo<Asked & ContactStep>('contact')
  const to = `${PROFILE}?${new URLSearchParams({ edit: field, next })}`
  return (
    <>
      {asked?.sent && !asked.isProof ? (
        <ConfirmForm to={to} next={next} sent={asked.sent} refused={asked.refused} />
      ) : (
        <AskForm to={to} field={field} asked={asked} hasPassword={hasPassword} />
      )}
      <Link className="button" data-kind="quiet" to={next}>
        {m.ui_cancel()}
      </Link>
    </>
  )
}

/** The new one, with the password, or with a code that was sent to the old one. */
function AskForm({
  to,
  field,
  asked,
  hasPassword,
}: {
  to: string
  field: 'email' | 'phone'
  asked: (Asked & ContactStep) | undefined
  hasPassword: boolean
}) {
  const proof = asked?.isProof ? asked.sent : null
  const isAsking = !hasPassword && !proof
  return (
    <AuthForm
      key={proof?.ticket ?? ''}
      to={to}
      button={isAsking ? m.codes_send_proof() : m.codes_send_code()}
      pendingText={m.codes_sending()}
      refused={asked?.refused}
      second={proof || isAsking ? undefined : { intent: 'send-proof', text: m.codes_prove_by_code() }}
    >
      {(problemOf) => (
        <>
          <input type="hidden" name="intent" value={isAsking ? 'send-proof' : 'ask-contact'} />
          <input type="hidden" name="field" value={field} />
          <NewContact field={field} typed={asked?.typed ?? ''} problem={problemOf(field)} />
          {proof && (
            <>
              <SentFields sent={proof} words={m.codes_proof_sent()} />
              <CodeField label={m.codes_proof_code()} problem={problemOf('code')} />
            </>
          )}
          {hasPassword && !proof && (
            <PasswordField label={m.vendors_current_password()} problem={problemOf('password')} />
          )}
        </>
      )}
    </AuthForm>
  )
}

function NewContact({
  field,
  typed,
  problem,
}: {
  field: 'email' | 'phone'
  typed: string
  problem: string | undefined
}) {
  const isEmail = field === 'email'
  return (
    <TextField
      label={isEmail ? m.codes_new_email() : m.codes_new_phone()}
      name={field}
      type={isEmail ? 'email' : 'tel'}
      inputMode={isEmail ? 'email' : 'tel'}
      autoComplete={isEmail ? 'email' : 'tel'}
      autoFocus
      required
      defaultValue={typed}
      problem={problem}
    />
  )
}

function ConfirmForm({
  to,
  next,
  sent,
  refused,
}: {
  to: string
  next: string
  sent: NonNullable<Asked['sent']>
  refused: Asked['refused']
}) {
  return (
    <AuthForm key={sent.ticket} to={to} button={m.codes_confirm()} pendingText={m.codes_confirming()} refused={refused}>
      {(problemOf) => (
        <>
          <input type="hidden" name="intent" value="confirm-contact" />
          <input type="hidden" name="next" value={next} />
          <SentFields sent={sent} words={m.codes_sent_to({ to: sent.to })} />
          <CodeField problem={problemOf('code')} />
        </>
      )}
    </AuthForm>
  )
}
