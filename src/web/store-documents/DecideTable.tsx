import { useState } from 'react'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { LIST_NAMES, type List } from './lists.ts'

export interface Waiting {
  id: number
  storeName: string
  handedInAt: string
  what: string
  facts: string
  isChange: boolean
}

export function DecideTable({ list, rows }: { list: List; rows: Waiting[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">{LIST_NAMES[list]}</caption>
      <TableHead columns={[m.ui_store(), m.documents_what(), m.documents_handed_in_at(), m.ui_actions()]} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} list={list} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ list, row }: { list: List; row: Waiting }) {
  const { id, storeName, handedInAt, what, facts, isChange } = row
  const { isPending, post } = useAct()
  const [isRefusing, setRefusing] = useState(false)
  const refuse = async (reason: string | null) => {
    setRefusing(false)
    if (reason !== null) await post({ intent: 'refuse', of: list, id, reason })
  }
  const button = (words: string, onPress: () => void, kind?: 'quiet') => (
    <ActButton
      {...(kind && { 'data-kind': kind })}
      isOff={isPending}
      aria-label={m.documents_do_to({ words, what, storeName })}
      onPress={onPress}
    >
      {words}
    </ActButton>
  )
  return (
    <tr aria-busy={isPending}>
      <th scope="row" data-label={m.ui_store()}>
        {storeName}
      </th>
      <td data-label={m.documents_what()}>
        <div>
          {what}
          <p className="documents-facts">{facts}</p>
          {isChange && <p className="list-small">{m.documents_is_change()}</p>}
        </div>
      </td>
      <td data-label={m.documents_handed_in_at()}>
        <Moment iso={handedInAt} />
      </td>
      <td>
        <div className="list-table-actions">
          {button(m.vendors_approve(), () => void post({ intent: 'approve', of: list, id }))}
          {button(m.vendors_reject(), () => setRefusing(true), 'quiet')}
        </div>
        {isRefusing && (
          <ReasonDialog
            text={m.documents_sure_refuse({ what, storeName })}
            ok={m.vendors_reject()}
            hint={m.payouts_failed_hint()}
            onAnswer={(reason) => void refuse(reason)}
          />
        )}
      </td>
    </tr>
  )
}
