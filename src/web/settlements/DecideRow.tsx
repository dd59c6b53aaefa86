import { useState } from 'react'
import type { SettlementRowShown } from '#contract/settlements/settlement-rows'
import type { Decision } from '#contract/values/settlements'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { amountWords } from './amount-words.ts'

/** A decision that fits a row, in words; `name` is the row’s. */
interface Choice {
  decision: Decision
  words: string
  ofRow: (name: string) => string
  ask: (name: string) => string
}

const WAS_PAID: Choice = {
  decision: 'accepted',
  words: m.settlements_was_paid(),
  ofRow: (name) => m.settlements_was_paid_of({ name }),
  ask: (name) => m.settlements_ask_was_paid({ name }),
}
const CAME_AFTER_ALL: Choice = {
  decision: 'accepted',
  words: m.settlements_came(),
  ofRow: (name) => m.settlements_came_of({ name }),
  ask: (name) => m.settlements_ask_came({ name }),
}
const INSTEAD: Choice = {
  decision: 'instead',
  words: m.settlements_instead(),
  ofRow: (name) => m.settlements_instead_of({ name }),
  ask: (name) => m.settlements_ask_instead({ name }),
}
const NOT_PAID: Choice = {
  decision: 'not_paid',
  words: m.settlements_not_paid(),
  ofRow: (name) => m.settlements_not_paid_of({ name }),
  ask: (name) => m.settlements_ask_not_paid({ name }),
}
const OF_STORE: Choice = {
  decision: 'of_store',
  words: m.settlements_of_store(),
  ofRow: (name) => m.settlements_of_store_of({ name }),
  ask: (name) => m.settlements_ask_of_store({ name }),
}
const IGNORE: Choice = {
  decision: 'ignored',
  words: m.settlements_ignore(),
  ofRow: (name) => m.settlements_ignore_of({ name }),
  ask: (name) => m.settlements_ask_ignore({ name }),
}

export function DecideRow({ row }: { row: SettlementRowShown }) {
  const { isPending, post } = useAct()
  const [asked, setAsked] = useState<Choice | null>(null)
  const name = row.number || row.invoice || m.settlements_no_number()
  const answer = (reason: string | null) => {
    if (asked && reason !== null) void post({ id: String(row.id), decision: asked.decision, reason })
    setAsked(null)
  }
  return (
    <div className="list-table-actions">
      {choicesOf(row).map((choice) => (
        <ActButton
          key={choice.words}
          data-kind="quiet"
          isOff={isPending}
          aria-label={choice.ofRow(name)}
          onPress={() => setAsked(choice)}
        >
          {choice.words}
        </ActButton>
      ))}
      {asked && (
        <ReasonDialog
          text={asked.ask(name)}
          ok={m.settlements_decide()}
          hint={m.settlements_reason_hint()}
          onAnswer={answer}
        />
      )}
    </div>
  )
}

/** What a row says twice, or otherwise than before, may also say nothing; what brought its money may not have. */
function choicesOf({ verdict, suspense, isOpen, isPosted, gone }: SettlementRowShown): Choice[] {
  if (gone === 'taken_back') return [CAME_AFTER_ALL]
  const choices = []
  if (isOpen && verdict === 'differs' && !isPosted) choices.push(INSTEAD)
  if (isOpen && verdict === 'compensation') choices.push(OF_STORE)
  if (isOpen) choices.push(isPosted ? acceptanceOf(suspense) : WAS_PAID)
  if (isPosted) choices.push(NOT_PAID)
  if (isOpen && suspense === 0) choices.push(IGNORE)
  return choices
}

/** Who pays is said before it is pressed: the shop bears what is missing, and keeps what is too much. */
function acceptanceOf(suspense: number): Choice {
  const words = acceptanceWords(suspense)
  return {
    decision: 'accepted',
    words,
    ofRow: (name) => m.account_do_to_address({ words, title: name }),
    ask: (name) => {
      if (suspense === 0) return m.settlements_ask_accept_row({ name })
      return suspense > 0 ? m.settlements_ask_accept({ name }) : m.settlements_ask_keep({ name })
    },
  }
}

function acceptanceWords(suspense: number): string {
  if (suspense === 0) return m.settlements_accept_row()
  return suspense > 0
    ? m.settlements_accept({ amount: amountWords(suspense) })
    : m.settlements_keep({ amount: amountWords(-suspense) })
}
