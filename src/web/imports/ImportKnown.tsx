import { formatNumber } from '#contract/values/digits'
import { KNOWN_GOODS, type KnownGoods } from '#contract/values/import-known'
import { m } from '#messages'

const LABELS: Record<KnownGoods, string> = { update: m.imports_known_update(), add: m.imports_known_add() }

/** What becomes of goods that are in the store already: asked before anything is stored. */
export function ImportKnown({
  count,
  chosen,
  isOff,
  onChoose,
}: {
  count: number
  chosen: KnownGoods | undefined
  isOff: boolean
  onChoose: (chosen: KnownGoods) => void
}) {
  return (
    <fieldset className="import-field-checks" disabled={isOff}>
      <legend>{m.imports_known_title({ count, shown: formatNumber(count) })}</legend>
      {KNOWN_GOODS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="import-known"
            value={each}
            checked={each === chosen}
            onChange={() => onChoose(each)}
          />
          {LABELS[each]}
        </label>
      ))}
    </fieldset>
  )
}
