import type { SettlementFile } from '#contract/settlements'
import type { FileDecision } from '#contract/values/settlements'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton } from '../ui/acts/act-buttons.tsx'
import { amountWords } from './amount-words.ts'

interface Choice {
  decision: FileDecision
  text: string
  label: string
  question: string
}

/** What a payment came to beside its rows is a charge, a dispute or a loss. */
export function DecideDifference({ file: { id, name, difference }, act }: { file: SettlementFile; act: Acting }) {
  return (
    <div className="list-table-actions">
      {choicesOf(difference?.suspense ?? 0, name).map(({ decision, ...choice }) => (
        <AskButton
          key={decision}
          act={act}
          fields={{ intent: 'decide-difference', id: String(id), decision }}
          {...choice}
          isQuiet
          ok={m.settlements_decide()}
          hint={m.settlements_reason_hint_file()}
        />
      ))}
    </div>
  )
}

function choicesOf(suspense: number, name: string): Choice[] {
  return [
    {
      decision: 'charge',
      text: m.settlements_charge(),
      label: m.settlements_charge_of({ name }),
      question: m.settlements_ask_charge({ name }),
    },
    {
      decision: 'dispute',
      text: m.settlements_dispute(),
      label: m.settlements_dispute_of({ name }),
      question: m.settlements_ask_dispute({ name }),
    },
    loss(suspense, name),
  ]
}

/** What is missing the shop pays, what is too much it keeps. */
function loss(suspense: number, name: string): Choice {
  const isKept = suspense < 0
  const text = isKept
    ? m.settlements_keep({ amount: amountWords(-suspense) })
    : m.settlements_accept({ amount: amountWords(suspense) })
  return {
    decision: 'loss',
    text,
    label: m.account_do_to_address({ words: text, title: name }),
    question: isKept ? m.settlements_ask_keep({ name }) : m.settlements_ask_loss({ name }),
  }
}
