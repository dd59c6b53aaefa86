import { useState } from 'react'
import { useActionData, useNavigation } from 'react-router'
import { byName } from '#contract/values/by-name'
import { payoutMethodWords } from '#contract/values/payout-words'
import { PAYOUT_METHODS } from '#contract/values/payouts'
import { LONGEST_ACCOUNT } from '#contract/values/store-documents'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { wordsBeside } from '../ui/form/refused.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { type ProblemOf, useRefusal } from '../ui/form/use-refusal.ts'
import type { Changed } from './hand-in.ts'

/** Asks for what its way needs. */
export function AccountForm({ isChange }: { isChange: boolean }) {
  const answered = useActionData<Changed | null>()?.refused
  const refused = answered?.of === 'account' ? answered : undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData?.get('intent') === 'account'
  const [way, setWay] = useState('bank')
  const words = isChange ? m.documents_account_change() : m.documents_account_first()
  return (
    <details className="documents-form">
      <summary>{words}</summary>
      {isChange && <p>{m.documents_account_change_hint()}</p>}
      <SentForm refusal={refusal} isPending={isPending} aria-label={words}>
        <input type="hidden" name="intent" value="account" />
        <SelectField
          label={m.documents_way()}
          name="way"
          options={byName(PAYOUT_METHODS, payoutMethodWords)}
          value={way}
          onChange={({ target }) => setWay(target.value)}
          problem={refusal.problemOf('way')}
        />
        {way === 'bank' && <BankFields problemOf={refusal.problemOf} />}
        {way === 'bkash' && (
          <TextField
            label={m.documents_bkash_number()}
            name="number"
            required
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={LONGEST_ACCOUNT.number}
            problem={refusal.problemOf('number')}
          />
        )}
        <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
        <SubmitButton text={m.documents_hand_in()} pendingText={m.ui_saving()} isPending={isPending} />
      </SentForm>
    </details>
  )
}

function BankFields({ problemOf }: { problemOf: ProblemOf }) {
  const field = (name: keyof typeof LONGEST_ACCOUNT, label: string, hint?: string) => (
    <TextField
      label={label}
      name={name}
      required
      inputMode={hint || name === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={LONGEST_ACCOUNT[name]}
      hint={hint}
      problem={problemOf(name)}
    />
  )
  return (
    <>
      {field('bank', m.payouts_way_bank())}
      {field('branch', m.documents_branch())}
      {field('routingNumber', m.documents_routing_number(), m.documents_routing_hint())}
      {field('accountName', m.documents_account_name())}
      {field('number', m.documents_account_number())}
    </>
  )
}
