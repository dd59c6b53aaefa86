import { useId } from 'react'
import { useActionData, useNavigation, useSubmit } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import { LONGEST_RULE_NAME } from '#contract/values/commission'
import { m } from '#messages'
import { CategoryOptions } from '../categories/CategoryOptions.tsx'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { wordsBeside } from '../ui/form/refused.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { type ProblemOf, useRefusal } from '../ui/form/use-refusal.ts'
import type { Changed } from './change-commission.ts'
import { FromField } from './FromField.tsx'
import type { StoreChoice } from './read-stores.ts'

interface Props {
  stores: StoreChoice[]
  tree: CategoryNode[]
}

/** Adds a rule, and before that says what it would have cost. */
export function RuleForm({ stores, tree }: Props) {
  const answered = useActionData<Changed>()?.refused
  const refused = answered?.of === 'add' || answered?.of === 'try' ? answered : undefined
  const refusal = useRefusal(refused)
  const sent = useNavigation().formData?.get('intent')
  const submit = useSubmit()
  const tryOut = () => {
    const form = new FormData(refusal.ref.current ?? undefined)
    form.set('intent', 'try')
    void submit(form, { method: 'post', flushSync: true })
  }
  return (
    <SentForm className="stack panel" refusal={refusal} isPending={sent === 'add' || sent === 'try'}>
      <h2>{m.commission_add()}</h2>
      <input type="hidden" name="intent" value="add" />
      <TextField
        label={m.commission_rule_name()}
        name="name"
        maxLength={LONGEST_RULE_NAME}
        required
        autoComplete="off"
        hint={m.commission_rule_name_hint()}
        problem={refusal.problemOf('name')}
      />
      <div className="commission-pair">
        <SelectField
          label={m.ui_store()}
          name="vendorId"
          options={namesOf(stores)}
          problem={refusal.problemOf('vendorId')}
        />
        <RuleCategory tree={tree} problem={refusal.problemOf('categoryId')} />
      </div>
      <Amounts problemOf={refusal.problemOf} />
      <FromField hint={m.commission_from_hint()} problem={refusal.problemOf('validFrom')} />
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <div className="commission-ways">
        <ActButton data-kind="quiet" isOff={sent === 'try'} onPress={tryOut}>
          {sent === 'try' ? m.commission_trying() : m.commission_try()}
        </ActButton>
        <SubmitButton text={m.commission_add()} pendingText={m.ui_saving()} isPending={sent === 'add'} />
      </div>
    </SentForm>
  )
}

/** The first is all of them. */
function namesOf(stores: StoreChoice[]): Record<string, string> {
  // Keys that are numbers would be sorted before it.
  return Object.fromEntries([['', m.commission_all_stores()], ...stores.map(({ id, name }) => [` ${id}`, name])])
}

function RuleCategory({ tree, problem }: { tree: CategoryNode[]; problem: string | undefined }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{m.ui_category()}</label>
      <select id={id} name="categoryId" aria-invalid={problem ? true : undefined} aria-describedby={`${id}-words`}>
        <option value="">{m.ui_all_categories()}</option>
        <CategoryOptions tree={tree} />
      </select>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem}
      </p>
    </div>
  )
}

function Amounts({ problemOf }: { problemOf: ProblemOf }) {
  const amount = (name: string, label: string) => (
    <TextField label={label} name={name} inputMode="decimal" autoComplete="off" problem={problemOf(name)} />
  )
  return (
    <>
      <div className="commission-pair">
        <TextField
          label={m.commission_percent()}
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          required
          problem={problemOf('percent')}
        />
        {amount('fixed', m.commission_fixed())}
      </div>
      <div className="commission-pair">
        {amount('lowest', m.commission_lowest())}
        {amount('highest', m.commission_highest())}
      </div>
    </>
  )
}
