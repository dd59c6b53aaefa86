import { useNavigation, useSubmit } from 'react-router'
import type { Webhook, WebhookOffReason } from '#contract/webhooks'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import type { Intent } from './change-webhook.ts'

const OFF: Record<WebhookOffReason, string> = {
  Owner: m.webhooks_off(),
  Failing: m.webhooks_off_failing(),
  Gone: m.webhooks_off_gone(),
}

/** One address: how it stands, and what may be done with it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, url, events, offBecause, failingSince, formerSecretUntil } = webhook
  return (
    <article className="webhooks-card panel" aria-labelledby={`webhook-${id}`}>
      <h2 id={`webhook-${id}`}>{url}</h2>
      <p>
        <span className="badge" data-tone={offBecause ? 'red' : failingSince ? 'yellow' : 'green'}>
          {offBecause ? OFF[offBecause] : failingSince ? m.webhooks_failing() : m.webhooks_on()}
        </span>
      </p>
      <ul className="webhooks-told">
        {events.map((event) => (
          <li key={event}>
            <code>{event}</code>
          </li>
        ))}
      </ul>
      {failingSince && (
        <p className="muted">
          {m.webhooks_failing_since({ moment: () => <Moment key="moment" iso={failingSince} /> })}
        </p>
      )}
      {formerSecretUntil && (
        <p className="muted">
          {m.webhooks_former_until({ moment: () => <Moment key="moment" iso={formerSecretUntil} /> })}
        </p>
      )}
      <Ways webhook={webhook} />
    </article>
  )
}

function Ways({ webhook: { id, url, offBecause } }: { webhook: Webhook }) {
  const submit = useSubmit()
  const isPending = useNavigation().formData?.get('id') === String(id)
  // `flushSync`: the second press of a double click finds it pending.
  const press = (intent: Intent) => submit({ intent, id }, { method: 'post', flushSync: true })
  const rotate = async () => {
    if (await confirmed(m.webhooks_rotate_asked(), m.webhooks_rotate(), false)) await press('rotate')
  }
  const remove = async () => {
    if (await confirmed(m.webhooks_delete_asked({ url }), m.ui_delete())) await press('delete')
  }
  const button = (words: string, act: () => Promise<void>) => (
    <ActButton
      data-kind="quiet"
      isOff={isPending}
      aria-label={m.webhooks_do_to({ words, url })}
      onPress={() => void act()}
    >
      {words}
    </ActButton>
  )
  return (
    <div className="webhooks-ways">
      <Link className="button" data-kind="quiet" to={`/dashboard/webhooks/${id}`}>
        {m.webhooks_deliveries()}
      </Link>
      {offBecause
        ? button(m.webhooks_switch_on(), () => press('on'))
        : button(m.webhooks_switch_off(), () => press('off'))}
      {button(m.webhooks_rotate(), rotate)}
      {button(m.ui_delete(), remove)}
    </div>
  )
}
