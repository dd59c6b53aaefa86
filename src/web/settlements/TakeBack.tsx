import type { SettlementFile } from '#contract/settlements'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton } from '../ui/acts/act-buttons.tsx'
import { amountWords } from './amount-words.ts'

/** All of a file, once it is said how much that is, and why. */
export function TakeBack({ file: { id, company, name, standing }, act }: { file: SettlementFile; act: Acting }) {
  return (
    <div className="list-table-actions">
      <AskButton
        act={act}
        fields={{ intent: 'take-back', id: String(id) }}
        text={m.settlements_take_back()}
        label={m.settlements_take_back_of({ name })}
        isQuiet
        question={m.settlements_ask_take_back({
          count: standing.rows,
          rows: formatNumber(standing.rows),
          net: amountWords(standing.net),
          courier: COMPANY_NAMES[company],
          name,
        })}
        ok={m.settlements_yes_take_back()}
        hint={m.settlements_reason_hint_file()}
      />
    </div>
  )
}
