import type { SettlementRowShown } from '#contract/settlements/settlement-rows'
import type { Decision } from '#contract/values/settlements'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton } from '../ui/acts/act-buttons.tsx'
import { amountWords } from './amount-words.ts'

/** A decision that fits a row, in words. */
interface Choice {
  decision: Decision
  text: string
  label: string
  question: string
}

export function DecideRow({ row, act }: { row: SettlementRowShown; act: Acting }) {
  return (
    <div className="list-table-actions">
      {choicesOf(row, row.number || row.invoice || m.settlements_no_number()).map(({ decision, ...choice }) => (
        <AskButton
          key={choice.text}
          act={act}
          fields={{ intent: 'decide-row', id: String(row.id), decision }}
          {...choice}
          isQuiet
          ok={m.settlements_decide()}
          hint={m.settlements_reason_hint()}
        />
      ))}
    </div>
  )
}

/** What a row says twice, or otherwise than before, may also say nothing; what brought its money may not have. */
function choicesOf({ verdict, suspense, isOpen, isPosted, gone }: SettlementRowShown, name: string): Choice[] {
  if (gone === 'taken_back') return [cameAfterAll(name)]
  const choices = []
  if (isOpen && verdict === 'differs' && !isPosted) choices.push(instead(name))
  if (isOpen && verdict === 'compensation') choices.push(ofStore(name))
  if (isOpen) choices.push(isPosted ? acceptance(suspense, name) : wasPaid(name))
  if (isPosted) choices.push(notPaid(name))
  if (isOpen && suspense === 0) choices.push(ignored(name))
  return choices
}

function wasPaid(name: string): Choice {
  return {
    decision: 'accepted',
    text: m.settlements_was_paid(),
    label: m.settlements_was_paid_of({ name }),
    question: m.settlements_ask_was_paid({ name }),
  }
}

function cameAfterAll(name: string): Choice {
  return {
    decision: 'accepted',
    text: m.settlements_came(),
    label: m.settlements_came_of({ name }),
    question: m.settlements_ask_came({ name }),
  }
}

function instead(name: string): Choice {
  return {
    decision: 'instead',
    text: m.settlements_instead(),
    label: m.settlements_instead_of({ name }),
    question: m.settlements_ask_instead({ name }),
  }
}

function notPaid(name: string): Choice {
  return {
    decision: 'not_paid',
    text: m.settlements_not_paid(),
    label: m.settlements_not_paid_of({ name }),
    question: m.settlements_ask_not_paid({ name }),
  }
}

function ofStore(name: string): Choice {
  return {
    decision: 'of_store',
    text: m.settlements_of_store(),
    label: m.settlements_of_store_of({ name }),
    question: m.settlements_ask_of_store({ name }),
  }
}

function ignored(name: string): Choice {
  return {
    decision: 'ignored',
    text: m.settlements_ignore(),
    label: m.settlements_ignore_of({ name }),
    question: m.settlements_ask_ignore({ name }),
  }
}

/** Who pays is said before it is pressed: the shop bears what is missing, and keeps what is too much. */
function acceptance(suspense: number, name: string): Choice {
  const text = acceptanceWords(suspense)
  return {
    decision: 'accepted',
    text,
    label: m.account_do_to_address({ words: text, title: name }),
    question: acceptanceQuestion(suspense, name),
  }
}

function acceptanceWords(suspense: number): string {
  if (suspense === 0) return m.settlements_accept_row()
  return suspense > 0
    ? m.settlements_accept({ amount: amountWords(suspense) })
    : m.settlements_keep({ amount: amountWords(-suspense) })
}

function acceptanceQuestion(suspense: number, name: string): string {
  if (suspense === 0) return m.settlements_ask_accept_row({ name })
  return suspense > 0 ? m.settlements_ask_accept({ name }) : m.settlements_ask_keep({ name })
}
