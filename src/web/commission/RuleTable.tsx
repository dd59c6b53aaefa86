import type { CommissionRule } from '#contract/commission'
import { m } from '#messages'
import { ConfirmButton } from '../ui/acts/act-buttons.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Moment } from '../ui/Moment.tsx'
import { termsWords } from './terms-words.ts'

const STATES: Record<CommissionRule['state'], { words: string; tone?: string }> = {
  current: { words: m.commission_state_current(), tone: 'green' },
  future: { words: m.commission_state_future(), tone: 'yellow' },
  replaced: { words: m.commission_state_replaced() },
  ended: { words: m.audit_was_ended() },
}

const COLUMNS: Column<CommissionRule>[] = [
  { head: m.commission_rule(), kind: 'title', cell: ({ name }) => name },
  {
    head: m.commission_applies_to(),
    cell: ({ store, category }) => (
      <div>
        {store?.name ?? m.commission_all_stores()}
        <p className="muted">{category ? category.name || m.commission_category_gone() : m.ui_all_categories()}</p>
      </div>
    ),
  },
  { head: m.commission_takes(), cell: termsWords },
  {
    head: m.ui_status(),
    kind: 'status',
    cell: (rule) => ({ ...STATES[rule.state], more: <Days rule={rule} /> }),
  },
  {
    head: m.ui_actions(),
    kind: 'acts',
    cell: ({ id, name, endedAt }, act) =>
      !endedAt && (
        <div className="list-table-actions">
          <ConfirmButton
            act={act}
            fields={{ intent: 'end', id }}
            text={m.commission_end()}
            label={m.commission_end_rule({ name })}
            isQuiet
            question={m.commission_end_asked({ name })}
            ok={m.commission_end()}
          />
        </div>
      ),
  },
]

export function RuleTable({ caption, rules }: { caption: string; rules: CommissionRule[] }) {
  return <DataTable caption={caption} columns={COLUMNS} rows={rules} keyOf={({ id }) => id} />
}

function Days({ rule: { validFrom, endedAt } }: { rule: CommissionRule }) {
  return (
    <>
      <p className="muted">{m.commission_since({ moment: () => <Moment key="moment" iso={validFrom} /> })}</p>
      {endedAt && (
        <p className="muted">{m.commission_until({ moment: () => <Moment key="moment" iso={endedAt} /> })}</p>
      )}
    </>
  )
}
