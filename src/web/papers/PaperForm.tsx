import { useActionData, useNavigation } from 'react-router'
import { PAPER_KIND_WORDS } from '#contract/values/paper-words'
import { LONGEST_PAPER, type PaperKind } from '#contract/values/papers'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import type { Changed } from './hand-in.ts'

const HINTS: Record<PaperKind, string> = {
  trade_licence: m.papers_hint_trade_licence(),
  nid: m.papers_hint_nid(),
  bin: m.papers_hint_bin(),
  tin: m.papers_hint_tin(),
}

export function PaperForm({ kind }: { kind: PaperKind }) {
  const answered = useActionData<Changed | null>()?.refused
  const refused = answered?.of === kind ? answered : undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData?.get('kind') === kind
  const words = m.papers_hand_in_of({ kind: PAPER_KIND_WORDS[kind] })
  const isBin = kind === 'bin'
  return (
    <details className="papers-form">
      <summary>{words}</summary>
      <SentForm refusal={refusal} isPending={isPending} aria-label={words}>
        <input type="hidden" name="intent" value="paper" />
        <input type="hidden" name="kind" value={kind} />
        <TextField
          label={m.papers_number()}
          name="number"
          required
          maxLength={LONGEST_PAPER.number}
          autoComplete="off"
          inputMode={kind === 'trade_licence' ? 'text' : 'numeric'}
          hint={HINTS[kind]}
          problem={refusal.problemOf('number')}
        />
        <TextField
          label={isBin ? m.invoices_registered_name() : m.papers_holder()}
          name="holder"
          required
          maxLength={LONGEST_PAPER.holder}
          autoComplete="off"
          problem={refusal.problemOf('holder')}
        />
        {isBin && (
          <TextField
            label={m.papers_address_bin()}
            name="address"
            required
            maxLength={LONGEST_PAPER.address}
            autoComplete="off"
            problem={refusal.problemOf('address')}
          />
        )}
        <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
        <SubmitButton text={m.papers_hand_in()} pendingText={m.ui_saving()} isPending={isPending} />
      </SentForm>
    </details>
  )
}
