import type { CommissionRule } from '#contract/commission'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { termsWords } from './terms-words.ts'

const STATES: Record<CommissionRule['state'], { words: string; tone?: string }> = {
  current: { words: m.commission_state_current(), tone: 'green' },
  future: { words: m.commission_state_future(), tone: 'yellow' },
  replaced: { words: m.commission_state_replaced() },
  ended: { words: m.audit_was_ended() },
}

export function RuleTable({ caption, rules }: { caption: string; rules: CommissionRule[] }) {
  const columns = [m.commission_rule(), m.commission_applies_to(), m.commission_takes(), m.ui_status(), m.ui_actions()]
  return (
    <table className="list-table">
      <caption className="unseen">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rules.map((rule) => (
          <Row key={rule.id} rule={rule} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ rule }: { rule: CommissionRule }) {
  const { id, name, store, category, validFrom, endedAt, state } = rule
  const { words, tone } = STATES[state]
  const { isPending, post } = useAct()
  const end = async () => {
    if (await confirmed(m.commission_end_asked({ name }), m.commission_end())) await post({ intent: 'end', id })
  }
  return (
    <tr aria-busy={isPending}>
      <th scope="row">{name}</th>
      <td data-label={m.commission_applies_to()}>
        <div>
          {store?.name ?? m.commission_all_stores()}
          <p className="list-small">
            {category ? category.name || m.commission_category_gone() : m.ui_all_categories()}
          </p>
        </div>
      </td>
      <td data-label={m.commission_takes()}>{termsWords(rule)}</td>
      <td data-label={m.ui_status()}>
        <div>
          <span className="badge" data-tone={tone}>
            {words}
          </span>
          <p className="list-small">{m.commission_since({ moment: () => <Moment key="moment" iso={validFrom} /> })}</p>
          {endedAt && (
            <p className="list-small">{m.commission_until({ moment: () => <Moment key="moment" iso={endedAt} /> })}</p>
          )}
        </div>
      </td>
      <td>
        {!endedAt && (
          <div className="list-table-actions">
            <ActButton
              data-kind="quiet"
              isOff={isPending}
              aria-label={m.commission_end_rule({ name })}
              onPress={() => void end()}
            >
              {m.commission_end()}
            </ActButton>
          </div>
        )}
      </td>
    </tr>
  )
}
