import { formatNumber } from '#contract/values/digits'
import type { DeliveryState, WebhookDelivery } from '#contract/webhooks'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'

const STATES: Record<DeliveryState, { words: string; tone?: string }> = {
  Waiting: { words: m.ui_waiting(), tone: 'yellow' },
  Delivered: { words: m.ui_delivered(), tone: 'green' },
  Failed: { words: m.notifications_failed(), tone: 'red' },
  Dropped: { words: m.ui_not_sent() },
}

/** What was told, what was answered, and a way to tell it again. */
export function DeliveriesTable({ rows }: { rows: WebhookDelivery[] }) {
  return (
    <table className="list-table webhooks-deliveries">
      <caption className="unseen">{m.webhooks_newest_first()}</caption>
      <TableHead
        columns={[
          m.webhooks_event(),
          m.webhooks_happened(),
          m.notifications_state(),
          m.webhooks_answer(),
          m.ui_actions(),
        ]}
      />
      <tbody>
        {rows.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ delivery }: { delivery: WebhookDelivery }) {
  const { event, messageId, happenedAt } = delivery
  return (
    <tr>
      <th scope="row" data-label={m.webhooks_event()}>
        <div>
          <code>{event}</code>
          <p className="list-small webhooks-delivery-id">{messageId}</p>
        </div>
      </th>
      <td data-label={m.webhooks_happened()}>
        <Moment iso={happenedAt} />
      </td>
      <td data-label={m.notifications_state()}>
        <State delivery={delivery} />
      </td>
      <td data-label={m.webhooks_answer()}>
        <Answered delivery={delivery} />
      </td>
      <td>
        <div className="list-table-actions">
          <SendAgain delivery={delivery} />
        </div>
      </td>
    </tr>
  )
}

function State({ delivery: { state, tries, nextTryAt } }: { delivery: WebhookDelivery }) {
  const { words, tone } = STATES[state]
  return (
    <div>
      <span className="badge" data-tone={tone}>
        {words}
      </span>
      {tries > 0 && <p className="list-small">{m.notifications_tries({ count: tries, shown: tries })}</p>}
      {nextTryAt && tries > 0 && (
        <p className="list-small">{m.webhooks_next_try({ moment: () => <Moment key="moment" iso={nextTryAt} /> })}</p>
      )}
    </div>
  )
}

function Answered({ delivery: { status, answer, durationMs, problem } }: { delivery: WebhookDelivery }) {
  return (
    <div>
      {status !== null && durationMs !== null && (
        <p>{m.webhooks_status_after({ status: String(status), duration: formatNumber(durationMs) })}</p>
      )}
      {problem && <p className="list-small">{problem}</p>}
      {answer && <p className="list-small webhooks-delivery-answer">{answer}</p>}
    </div>
  )
}

function SendAgain({ delivery: { id, state, event, messageId } }: { delivery: WebhookDelivery }) {
  const { isPending, post } = useAct()
  if (state === 'Waiting') return null
  return (
    <ActButton
      data-kind="quiet"
      isOff={isPending}
      aria-label={m.webhooks_send_what({ event, messageId })}
      onPress={() => void post({ id })}
    >
      {m.notifications_send_again()}
    </ActButton>
  )
}
