import type { FormerStore } from '#contract/payouts/former-stores'
import { longDay } from '#contract/values/long-day'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { saveCsv } from '../ui/save-csv.ts'

/** What a closed store and the shop still owe each other, and its statements. */
export function FormerStores({ stores }: { stores: FormerStore[] }) {
  return stores.map(({ vendorId, storeName, balance, statements }) => (
    <section key={vendorId} className="vendors-card" aria-labelledby={`former-${vendorId}`}>
      <h2 id={`former-${vendorId}`}>{m.account_former_store({ storeName })}</h2>
      <p>
        {m.account_former_balance({
          payable: formatTaka(balance.payable),
          pending: formatTaka(balance.pending),
          owed: formatTaka(balance.owed),
        })}
      </p>
      <div className="row">
        {statements.map(({ id, number, lastDay }) => (
          <ActButton
            key={id}
            data-kind="quiet"
            isOff={false}
            onPress={() =>
              void saveCsv(
                call('GET /api/former-stores/statements/:id/file', { params: { id: String(id) } }),
                `haat-statement-${number}.csv`,
              )
            }
          >
            {m.account_former_statement({ number: String(number), lastDay: longDay(lastDay) })}
          </ActButton>
        ))}
      </div>
    </section>
  ))
}
