import type { ManualEntry } from '#contract/manual-entries'
import { isOwedToStore, type ManualEntryState } from '#contract/values/manual-entries'
import { manualEntryStateWords, manualEntryWords } from '#contract/values/manual-entry-words'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Moment } from '../ui/Moment.tsx'
import { EntryActs } from './EntryActs.tsx'

const TONES: Record<ManualEntryState, string> = { prepared: 'yellow', approved: 'green', refused: 'red' }

const COLUMNS: Column<ManualEntry>[] = [
  { head: m.ui_reason(), cell: ({ reason }) => reason },
  { head: m.orders_amount(), kind: 'money', cell: (entry) => <Amount entry={entry} /> },
  {
    head: m.ui_status(),
    kind: 'status',
    cell: ({ state, decidedAt, preparedAt, refusedBecause }) => ({
      words: manualEntryStateWords(state),
      tone: TONES[state],
      more: (
        <>
          <p className="muted">
            <Moment iso={decidedAt ?? preparedAt} />
          </p>
          {refusedBecause && <p className="muted">{m.message_reason({ reason: refusedBecause })}</p>}
        </>
      ),
    }),
  },
]

const OF_STORE: Column<ManualEntry>[] = [
  { head: m.payouts_column_what(), kind: 'name', cell: (entry) => <What entry={entry} /> },
  ...COLUMNS,
]

const OF_SHOP: Column<ManualEntry>[] = [
  { head: m.payouts_column_what(), kind: 'name', cell: (entry) => <What entry={entry} isOfShop /> },
  ...COLUMNS,
  { head: m.ui_actions(), kind: 'acts', cell: (entry, act) => <EntryActs entry={entry} act={act} /> },
]

export function EntriesTable({ rows, isOfShop }: { rows: ManualEntry[]; isOfShop: boolean }) {
  return (
    <DataTable
      caption={m.entries_caption()}
      columns={isOfShop ? OF_SHOP : OF_STORE}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}

function What({ entry: { id, kind, vendorId, storeName }, isOfShop }: { entry: ManualEntry; isOfShop?: boolean }) {
  return (
    <div>
      {manualEntryWords(kind)}
      <p className="muted list-number">{m.entries_number({ number: String(id) })}</p>
      {isOfShop && (
        <p className="muted">
          <Link to={`/dashboard/payouts/stores/${vendorId}`}>{storeName}</Link>
        </p>
      )}
    </div>
  )
}

function Amount({ entry: { kind, amount, vat } }: { entry: ManualEntry }) {
  const sum = formatTaka(amount)
  return (
    <div>
      {isOwedToStore(kind) ? m.entries_to_store({ sum }) : m.entries_to_shop({ sum })}
      {vat !== 0 && <p className="muted">{m.entries_and_vat({ sum: formatTaka(vat) })}</p>}
    </div>
  )
}
