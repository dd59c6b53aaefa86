import { useActionData, useNavigation } from 'react-router'
import { documentKindWords } from '#contract/values/store-document-words'
import { type DocumentKind, LONGEST_DOCUMENT } from '#contract/values/store-documents'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import type { Changed } from './hand-in.ts'

const HINTS: Record<DocumentKind, string> = {
  trade_licence: m.documents_hint_trade_licence(),
  nid: m.documents_hint_nid(),
  bin: m.documents_hint_bin(),
  tin: m.documents_hint_tin(),
}

export function DocumentForm({ kind }: { kind: DocumentKind }) {
  const answered = useActionData<Changed | null>()?.refused
  const refused = answered?.of === kind ? answered : undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData?.get('kind') === kind
  const words = m.documents_hand_in_of({ kind: documentKindWords(kind) })
  const isBin = kind === 'bin'
  return (
    <details className="documents-form">
      <summary>{words}</summary>
      <SentForm refusal={refusal} isPending={isPending} aria-label={words}>
        <input type="hidden" name="intent" value="document" />
        <input type="hidden" name="kind" value={kind} />
        <TextField
          label={m.documents_number()}
          name="number"
          required
          maxLength={LONGEST_DOCUMENT.number}
          autoComplete="off"
          inputMode={kind === 'trade_licence' ? 'text' : 'numeric'}
          hint={HINTS[kind]}
          problem={refusal.problemOf('number')}
        />
        <TextField
          label={isBin ? m.invoices_registered_name() : m.documents_holder()}
          name="holder"
          required
          maxLength={LONGEST_DOCUMENT.holder}
          autoComplete="off"
          problem={refusal.problemOf('holder')}
        />
        {isBin && (
          <TextField
            label={m.documents_address_bin()}
            name="address"
            required
            maxLength={LONGEST_DOCUMENT.address}
            autoComplete="off"
            problem={refusal.problemOf('address')}
          />
        )}
        <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
        <SubmitButton text={m.documents_hand_in()} pendingText={m.ui_saving()} isPending={isPending} />
      </SentForm>
    </details>
  )
}
