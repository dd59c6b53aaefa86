import { useState } from 'react'
import type { SettlementFile } from '#contract/settlements'
import type { FileDecision } from '#contract/values/settlements'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { amountWords } from './amount-words.ts'

interface Choice {
  decision: FileDecision
  words: string
  ofFile: (name: string) => string
  ask: (name: string) => string
}

/** What is missing the shop pays, what is too much it keeps. */
const choicesOf = (suspense: number): Choice[] => [
  {
    decision: 'charge',
    words: m.settlements_charge(),
    ofFile: (name) => m.settlements_charge_of({ name }),
    ask: (name) => m.settlements_ask_charge({ name }),
  },
  {
    decision: 'dispute',
    words: m.settlements_dispute(),
    ofFile: (name) => m.settlements_dispute_of({ name }),
    ask: (name) => m.settlements_ask_dispute({ name }),
  },
  suspense < 0
    ? {
        decision: 'loss',
        words: m.settlements_keep({ amount: amountWords(-suspense) }),
        ofFile: (name) => ofFile(m.settlements_keep({ amount: amountWords(-suspense) }), name),
        ask: (name) => m.settlements_ask_keep({ name }),
      }
    : {
        decision: 'loss',
        words: m.settlements_accept({ amount: amountWords(suspense) }),
        ofFile: (name) => ofFile(m.settlements_accept({ amount: amountWords(suspense) }), name),
        ask: (name) => m.settlements_ask_loss({ name }),
      },
]

const ofFile = (words: string, name: string) => m.account_do_to_address({ words, title: name })

/** What a payment came to beside its rows is a charge, a dispute or a loss. */
export function DecideDifference({ file: { id, name, difference } }: { file: SettlementFile }) {
  const { isPending, post } = useAct()
  const [asked, setAsked] = useState<Choice | null>(null)
  const answer = (reason: string | null) => {
    if (asked && reason !== null) void post({ fileId: String(id), difference: asked.decision, reason })
    setAsked(null)
  }
  return (
    <div className="list-table-actions">
      {choicesOf(difference?.suspense ?? 0).map((choice) => (
        <ActButton
          key={choice.decision}
          data-kind="quiet"
          isOff={isPending}
          aria-label={choice.ofFile(name)}
          onPress={() => setAsked(choice)}
        >
          {choice.words}
        </ActButton>
      ))}
      {asked && (
        <ReasonDialog
          text={asked.ask(name)}
          ok={m.settlements_decide()}
          hint={m.settlements_reason_hint_file()}
          onAnswer={answer}
        />
      )}
    </div>
  )
}
