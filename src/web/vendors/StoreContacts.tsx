import type { UnprovenContact } from '#contract/vendors/store-contacts'
import { m } from '#messages'
import { AuthForm } from '../auth/AuthForm.tsx'
import type { Asked } from '../codes/asked.ts'
import { CodeField } from '../codes/CodeField.tsx'
import { SentFields } from '../codes/SentFields.tsx'
import { useAnswerTo } from '../ui/form/use-answer-to.ts'
import type { AskedContact } from './confirm-contact.ts'

const PROFILE = '/dashboard/profile'

/** What of a store’s contact is to be confirmed, and how; nothing where all is. */
export function StoreContacts({ unproven }: { unproven: UnprovenContact[] }) {
  const asked = useAnswerTo<AskedContact>('store-contacts')
  if (unproven.length === 0) return null
  return (
    <section className="vendors-card" aria-labelledby="store-contacts-title">
      <h2 id="store-contacts-title">{m.vendors_contacts_title()}</h2>
      <p>{m.vendors_contacts_lede()}</p>
      {asked?.sent ? (
        <ConfirmForm sent={asked.sent} refused={asked.refused} />
      ) : (
        unproven.map((contact) => (
          <AskForm
            key={contact.field}
            contact={contact}
            refused={asked?.field === contact.field ? asked.refused : undefined}
          />
        ))
      )}
    </section>
  )
}

function AskForm({ contact: { field, value }, refused }: { contact: UnprovenContact; refused: Asked['refused'] }) {
  return (
    <AuthForm
      to={PROFILE}
      button={field === 'email' ? m.vendors_contact_send_email() : m.vendors_contact_send_phone()}
      pendingText={m.codes_sending()}
      refused={refused}
    >
      {() => (
        <>
          <input type="hidden" name="intent" value="send-store-code" />
          <input type="hidden" name="field" value={field} />
          <input type="hidden" name="to" value={value} />
          <p className="vendors-unconfirmed">{m.vendors_contact_unconfirmed({ value })}</p>
        </>
      )}
    </AuthForm>
  )
}

function ConfirmForm({ sent, refused }: { sent: NonNullable<Asked['sent']>; refused: Asked['refused'] }) {
  return (
    <AuthForm
      key={sent.ticket}
      to={PROFILE}
      button={m.codes_confirm()}
      pendingText={m.codes_confirming()}
      refused={refused}
    >
      {(problemOf) => (
        <>
          <input type="hidden" name="intent" value="confirm-store-contact" />
          <SentFields sent={sent} words={m.codes_sent_to({ to: sent.to })} />
          <CodeField problem={problemOf('code')} />
        </>
      )}
    </AuthForm>
  )
}
