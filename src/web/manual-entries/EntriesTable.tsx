import type { ManualEntry } from '#contract/manual-entries'
import { isOwedToStore, type ManualEntryState } from '#contract/values/manual-entries'
import { manualEntryStateWords, manualEntryWords } from '#contract/values/manual-entry-words'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { EntryActs } from './EntryActs.tsx'

const TONES: Record<ManualEntryState, string> = { prepared: 'yellow', approved: 'green', refused: 'red' }

export function EntriesTable({ rows, isOfShop }: { rows: ManualEntry[]; isOfShop: boolean }) {
  const columns = [m.payouts_column_what(), m.ui_reason(), m.orders_amount(), m.ui_status()]
  return (
    <table className="list-table">
      <caption className="unseen">{m.entries_caption()}</caption>
      <TableHead columns={isOfShop ? [...columns, m.ui_actions()] : columns} />
      <tbody>
        {rows.map((entry) => (
          <tr key={entry.id}>
            <Facts entry={entry} isOfShop={isOfShop} />
            {isOfShop && (
              <td>
                <EntryActs entry={entry} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Facts({ entry, isOfShop }: { entry: ManualEntry; isOfShop: boolean }) {
  const { id, vendorId, storeName, kind, amount, vat, reason, state, preparedAt, decidedAt, refusedBecause } = entry
  const sum = formatTaka(amount)
  return (
    <>
      <th scope="row" data-label={m.payouts_column_what()}>
        <div>
          {manualEntryWords(kind)}
          <p className="list-small list-number">{m.entries_number({ number: String(id) })}</p>
          {isOfShop && (
            <p className="list-small">
              <Link to={`/dashboard/payouts/stores/${vendorId}`}>{storeName}</Link>
            </p>
          )}
        </div>
      </th>
      <td data-label={m.ui_reason()}>{reason}</td>
      <td className="list-amount" data-label={m.orders_amount()}>
        <div>
          {isOwedToStore(kind) ? m.entries_to_store({ sum }) : m.entries_to_shop({ sum })}
          {vat !== 0 && <p className="list-small">{m.entries_and_vat({ sum: formatTaka(vat) })}</p>}
        </div>
      </td>
      <td data-label={m.ui_status()}>
        <div>
          <span className="badge" data-tone={TONES[state]}>
            {manualEntryStateWords(state)}
          </span>
          <p className="list-small">
            <Moment iso={decidedAt ?? preparedAt} />
          </p>
          {refusedBecause && <p className="list-small">{m.message_reason({ reason: refusedBecause })}</p>}
        </div>
      </td>
    </>
  )
}
