import { type InputHTMLAttributes, useMemo } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { KeptSettings } from '#contract/settings'
import { plainDigits } from '#contract/values/digits'
import { payoutDeadlineWarnings } from '#contract/values/payout-deadline'
import { SETTING_NAMES, SETTINGS, type SettingOf } from '#contract/values/settings'
import { m } from '#messages'
import { useTextEdit } from '../platform/use-text-edit.ts'
import { BothValues } from '../ui/form/BothValues.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { focusOnProblem, useRefusal } from '../ui/form/use-refusal.ts'
import { typedSettings } from './settings-edit.ts'

const GROUPS: Record<SettingOf['group'], string> = {
  trade: m.settings_group_trade(),
  couriers: m.ui_couriers(),
  newcomers: m.settings_group_newcomers(),
  deadlines: m.settings_group_deadlines(),
  accounts: m.settings_group_accounts(),
  sms: m.settings_group_sms(),
  invoices: m.invoices_title(),
  contact: m.settings_group_contact(),
  elsewhere: m.settings_group_elsewhere(),
}

/** What a phone’s keyboard offers for it. */
const INPUTS: Record<
  Exclude<SettingOf['kind'], 'choice' | 'days'>,
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'required'>
> = {
  amount: { inputMode: 'decimal', required: true },
  count: { inputMode: 'numeric', required: true },
  text: {},
  phone: { type: 'tel' },
  email: { type: 'email' },
  link: { type: 'url' },
  bin: { inputMode: 'numeric' },
}

/** As it is typed, whether or not it is saved. */
function warningsOf(typed: Record<'statementPeriod' | 'leastPayout' | 'daysToPayOut', string>): string[] {
  return payoutDeadlineWarnings({
    statementPeriod: typed.statementPeriod,
    leastPayout: Number(plainDigits(typed.leastPayout)) || 0,
    daysToPayOut: Number(plainDigits(typed.daysToPayOut)) || 0,
  })
}

function shownOptions(options: Record<string, () => string>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).map(([name, words]) => [name, words()]))
}

/** A field for each setting, whatever there is of them. */
export function SettingsForm({ settings, saves }: { settings: KeptSettings; saves: number }) {
  const refused = useActionData<Refused | null>() ?? undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  const shop = useMemo(() => typedSettings(settings), [settings])
  const { typed, from, conflicts, type, choose } = useTextEdit(SETTING_NAMES, shop, saves)
  const isChosen = refused?.isOutdated && conflicts.length === 0
  const maySend = (form: HTMLFormElement) => {
    if (conflicts.length > 0) focusOnProblem(form)
    return conflicts.length === 0
  }
  return (
    <SentForm className="settings-form" refusal={refusal} isPending={isPending} maySend={maySend}>
      <input type="hidden" name="from" value={JSON.stringify(from)} />
      <input type="hidden" name="fromVersion" value={settings.version} />
      {Object.entries(GROUPS).map(([group, words]) => (
        <fieldset key={group} className="settings-group">
          <legend>{words}</legend>
          {group === 'trade' && warningsOf(typed).map((warning) => <p key={warning}>{warning}</p>)}
          {SETTING_NAMES.filter((name) => SETTINGS[name].group === group).map((name) => {
            const { kind, label, hint, ...setting } = SETTINGS[name]
            const field = { label: label(), name, hint: hint(), value: typed[name], problem: refusal.problemOf(name) }
            const onChange = ({ target }: { target: { value: string } }) => type(name, target.value)
            return (
              <div key={name}>
                {'options' in setting && (
                  <SelectField {...field} options={shownOptions(setting.options)} onChange={onChange} />
                )}
                {kind === 'days' && <TextArea {...field} rows={5} onChange={onChange} />}
                {kind !== 'choice' && kind !== 'days' && (
                  <TextField {...field} autoComplete="off" {...INPUTS[kind]} onChange={onChange} />
                )}
                {conflicts.includes(name) && (
                  <BothValues
                    of={label()}
                    shop={shop[name]}
                    mine={typed[name]}
                    onChoose={(kept) => choose(name, kept)}
                  />
                )}
              </div>
            )
          })}
        </fieldset>
      ))}
      <FormProblem refused={refused}>{!isChosen && refused?.words}</FormProblem>
      <div className="settings-ways">
        <SubmitButton text={m.ui_save()} pendingText={m.ui_saving()} isPending={isPending} />
      </div>
    </SentForm>
  )
}
