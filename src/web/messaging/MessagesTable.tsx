import type { MessageRow } from '#contract/messaging'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Addressee } from './Addressee.tsx'
import { SendButton } from './SendButton.tsx'
import { SendState } from './SendState.tsx'

export function MessagesTable({ rows }: { rows: MessageRow[] }) {
  return (
    <table className="list-table messages-table">
      <caption className="unseen">{m.notifications_newest_first()}</caption>
      <TableHead
        columns={[m.ui_subject(), m.ui_to(), m.notifications_written(), m.notifications_state(), m.ui_actions()]}
      />
      <tbody>
        {rows.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ message }: { message: MessageRow }) {
  const { id, subject, createdAt } = message
  return (
    <tr>
      <th scope="row" data-label={m.ui_subject()}>
        <Link className="messages-subject" to={`/dashboard/messages/${id}`}>
          {subject}
        </Link>
      </th>
      <td data-label={m.ui_to()}>
        <Addressee message={message} />
      </td>
      <td data-label={m.notifications_written()}>
        <Moment iso={createdAt} />
      </td>
      <td data-label={m.notifications_state()}>
        <SendState message={message} />
      </td>
      <td>
        <div className="list-table-actions">
          <SendButton message={message} />
        </div>
      </td>
    </tr>
  )
}
