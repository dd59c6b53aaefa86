import { m } from '#messages'
import { call } from '../platform/call.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Link } from '../ui/Link.tsx'
import { saveCsv } from '../ui/save-csv.ts'
import { addressOf, LIST_NAMES, LISTS, type List } from './lists.ts'

/** A list for each step; beside what is to be paid, it as a file. */
export function Lists({ list }: { list: List }) {
  const save = (way: 'bank' | 'bkash') =>
    void saveCsv(call('GET /api/payouts/file', { query: { way } }), `haat-payouts-${way}.csv`)
  return (
    <>
      <nav className="list-choices" aria-label={m.payouts_lists()}>
        {LISTS.map((each) => (
          <Link key={each} to={addressOf(each)} aria-current={each === list ? 'true' : undefined}>
            {LIST_NAMES[each]}
          </Link>
        ))}
      </nav>
      {list === 'approved' && (
        <div className="payouts-files">
          <ActButton data-kind="quiet" isOff={false} onPress={() => save('bank')}>
            {m.payouts_bank_file()}
          </ActButton>
          <ActButton data-kind="quiet" isOff={false} onPress={() => save('bkash')}>
            {m.payouts_bkash_file()}
          </ActButton>
        </div>
      )}
    </>
  )
}
