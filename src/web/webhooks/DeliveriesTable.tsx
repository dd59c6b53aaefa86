import { formatNumber } from '#contract/values/digits'
import type { DeliveryState, WebhookDelivery } from '#contract/webhooks'
import { m } from '#messages'
import { PostButton } from '../ui/acts/act-buttons.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Moment } from '../ui/Moment.tsx'

const STATES: Record<DeliveryState, { words: string; tone?: string }> = {
  Waiting: { words: m.ui_waiting(), tone: 'yellow' },
  Delivered: { words: m.ui_delivered(), tone: 'green' },
  Failed: { words: m.notifications_failed(), tone: 'red' },
  Dropped: { words: m.ui_not_sent() },
}

const COLUMNS: Column<WebhookDelivery>[] = [
  {
    head: m.webhooks_event(),
    kind: 'name',
    cell: ({ event, messageId }) => (
      <div>
        <code>{event}</code>
        <p className="muted webhooks-delivery-id">{messageId}</p>
      </div>
    ),
  },
  { head: m.webhooks_happened(), kind: 'moment', cell: ({ happenedAt }) => happenedAt },
  {
    head: m.notifications_state(),
    kind: 'status',
    cell: (delivery) => ({ ...STATES[delivery.state], more: <Tries delivery={delivery} /> }),
  },
  { head: m.webhooks_answer(), cell: (delivery) => <Answered delivery={delivery} /> },
  {
    head: m.ui_actions(),
    kind: 'acts',
    cell: ({ id, state, event, messageId }, act) => (
      <div className="list-table-actions">
        {state !== 'Waiting' && (
          <PostButton
            act={act}
            fields={{ intent: 'send', id }}
            text={m.notifications_send_again()}
            label={m.webhooks_send_what({ event, messageId })}
            isQuiet
          />
        )}
      </div>
    ),
  },
]

/** What was sent, what was answered, and a button to send it again. */
export function DeliveriesTable({ rows }: { rows: WebhookDelivery[] }) {
  return (
    <DataTable
      className="list-table webhooks-deliveries"
      caption={m.webhooks_newest_first()}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

function Tries({ delivery: { tries, nextTryAt } }: { delivery: WebhookDelivery }) {
  if (tries === 0) return null
  return (
    <>
      <p className="muted">{m.notifications_tries({ count: tries, shown: tries })}</p>
      {nextTryAt && (
        <p className="muted">{m.webhooks_next_try({ moment: () => <Moment key="moment" iso={nextTryAt} /> })}</p>
      )}
    </>
  )
}

function Answered({ delivery: { status, answer, durationMs, problem } }: { delivery: WebhookDelivery }) {
  return (
    <div>
      {status !== null && durationMs !== null && (
        <p>{m.webhooks_status_after({ status: String(status), duration: formatNumber(durationMs) })}</p>
      )}
      {problem && <p className="muted">{problem}</p>}
      {answer && <p className="muted webhooks-delivery-answer">{answer}</p>}
    </div>
  )
}
