import type { SettlementCheck } from '#contract/settlements'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { amountWords } from './amount-words.ts'
import { LeftOut } from './LeftOut.tsx'
import { RowsTable } from './RowsTable.tsx'
import { Verdicts } from './Verdicts.tsx'

/** What would come of a file; nothing is stored yet. */
export function Foretold({
  checked,
  isBusy,
  isStale,
  onLoad,
}: {
  checked: SettlementCheck
  isBusy: boolean
  isStale: boolean
  onLoad: () => void
}) {
  const { rows, collected, charge, net, verdicts, toLookAt, problems, problemCount } = checked
  const read = rows - problemCount
  return (
    <section className="settlements-panel" aria-labelledby="foretold-title">
      <h2 id="foretold-title">{m.settlements_3_check()}</h2>
      <p role="status">
        {m.settlements_foretold({
          count: read,
          rows: formatNumber(read),
          collected: amountWords(collected),
          charge: amountWords(charge),
          net: amountWords(net),
        })}
      </p>
      <Verdicts verdicts={verdicts} />
      {toLookAt.length > 0 && <RowsTable rows={toLookAt} />}
      {problemCount > 0 && (
        <>
          <h3>{m.settlements_left_out({ count: formatNumber(problemCount) })}</h3>
          <LeftOut problems={problems} />
        </>
      )}
      <p className="muted">{isStale ? m.settlements_check_first() : m.settlements_not_stored_yet()}</p>
      <ActButton isOff={isBusy || isStale || read === 0} onPress={onLoad}>
        {isBusy ? m.settlements_loading() : m.settlements_load_rows({ count: read, rows: formatNumber(read) })}
      </ActButton>
    </section>
  )
}
