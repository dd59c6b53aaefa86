import { useState } from 'react'
import type { SettlementFile } from '#contract/settlements'
import { COMPANY_NAMES } from '#contract/values/couriers'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { amountWords } from './amount-words.ts'

/** All of a file, once it is said how much that is, and why. */
export function TakeBack({ file: { id, company, name, standing } }: { file: SettlementFile }) {
  const { isPending, post } = useAct()
  const [isAsked, setIsAsked] = useState(false)
  const answer = (reason: string | null) => {
    if (reason !== null) void post({ takeBack: String(id), reason })
    setIsAsked(false)
  }
  return (
    <div className="list-table-actions">
      <ActButton
        data-kind="quiet"
        isOff={isPending}
        aria-label={m.settlements_take_back_of({ name })}
        onPress={() => setIsAsked(true)}
      >
        {m.settlements_take_back()}
      </ActButton>
      {isAsked && (
        <ReasonDialog
          text={m.settlements_ask_take_back({
            count: standing.rows,
            rows: formatNumber(standing.rows),
            net: amountWords(standing.net),
            courier: COMPANY_NAMES[company],
            name,
          })}
          ok={m.settlements_yes_take_back()}
          hint={m.settlements_reason_hint_file()}
          onAnswer={answer}
        />
      )}
    </div>
  )
}
