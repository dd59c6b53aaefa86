import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton, PostButton } from '../ui/acts/act-buttons.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { LIST_NAMES, type List } from './lists.ts'

export interface Waiting {
  id: number
  storeName: string
  handedInAt: string
  what: string
  facts: string
  isChange: boolean
}

const columnsOf = (list: List): Column<Waiting>[] => [
  { head: m.ui_store(), kind: 'name', cell: ({ storeName }) => storeName },
  {
    head: m.documents_what(),
    cell: ({ what, facts, isChange }) => (
      <div>
        {what}
        <p className="documents-facts">{facts}</p>
        {isChange && <p className="muted">{m.documents_is_change()}</p>}
      </div>
    ),
  },
  { head: m.documents_handed_in_at(), kind: 'moment', cell: ({ handedInAt }) => handedInAt },
  { head: m.ui_actions(), kind: 'acts', cell: (row, act) => <Decide list={list} row={row} act={act} /> },
]

export function DecideTable({ list, rows }: { list: List; rows: Waiting[] }) {
  return <DataTable caption={LIST_NAMES[list]} columns={columnsOf(list)} rows={rows} keyOf={({ id }) => id} />
}

function Decide({ list, row: { id, storeName, what }, act }: { list: List; row: Waiting; act: Acting }) {
  const labelOf = (words: string) => m.documents_do_to({ words, what, storeName })
  return (
    <div className="list-table-actions">
      <PostButton
        act={act}
        fields={{ intent: `approve-${list}`, id }}
        text={m.vendors_approve()}
        label={labelOf(m.vendors_approve())}
      />
      <AskButton
        act={act}
        fields={{ intent: `refuse-${list}`, id }}
        text={m.vendors_reject()}
        label={labelOf(m.vendors_reject())}
        isQuiet
        question={m.documents_sure_refuse({ what, storeName })}
        hint={m.payouts_failed_hint()}
      />
    </div>
  )
}
