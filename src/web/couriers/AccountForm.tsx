import { useNavigation } from 'react-router'
import type { CourierAccount } from '#contract/couriers'
import { ACCOUNT_KEYS, type AccountKey, COMPANY_NAMES, type Environment } from '#contract/values/couriers'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'

/** As the companies’ own panels name them. */
const KEY_WORDS: Record<AccountKey, string> = {
  clientId: m.couriers_key_client_id(),
  clientSecret: m.couriers_key_client_secret(),
  username: m.ui_username(),
  password: m.auth_password(),
  storeId: m.couriers_key_store_id(),
  apiKey: m.couriers_key_api_key(),
  secretKey: m.couriers_key_secret_key(),
  accessToken: m.couriers_key_access_token(),
  pickupStoreId: m.couriers_key_pickup_store_id(),
}
const SECRET: readonly AccountKey[] = ['clientSecret', 'password', 'secretKey', 'accessToken']

const ENVIRONMENT_WORDS: Record<Environment, string> = {
  live: m.couriers_live(),
  sandbox: m.couriers_sandbox(),
  pretend: m.couriers_pretend(),
}

interface Props {
  account: CourierAccount
  refused: Refused | undefined
  /** The company whose form was sent last. */
  of: string | undefined
}

/** One company: whether it is booked with, and by which keys; those that are known are not shown. */
export function AccountForm({ account, refused, of }: Props) {
  const { company, id, environment, environments, isOn, problem } = account
  const own = of === company ? refused : undefined
  const refusal = useRefusal(own)
  const isPending = useNavigation().formData?.get('company') === company
  const options = Object.fromEntries(environments.map((each) => [each, ENVIRONMENT_WORDS[each]]))
  return (
    <SentForm className="couriers-account panel" refusal={refusal} isPending={isPending} key={account.changedAt}>
      <header>
        <h2>{COMPANY_NAMES[company]}</h2>
        <span className="badge" data-tone={problem ? 'red' : isOn ? 'green' : undefined}>
          {problem
            ? m.couriers_refuses()
            : isOn
              ? m.couriers_in_use()
              : id === null
                ? m.couriers_not_set_up()
                : m.couriers_off()}
        </span>
      </header>
      {id !== null && environment !== 'live' && <p>{ENVIRONMENT_WORDS[environment]}</p>}
      {problem && <p className="couriers-problem">{problem}</p>}
      <input type="hidden" name="company" value={company} />
      <details open={id === null ? undefined : Boolean(own) || undefined}>
        <summary>{id === null ? m.couriers_set_up() : m.ui_change()}</summary>
        <div className="couriers-account-fields">
          <SelectField
            label={m.couriers_environment()}
            name="environment"
            options={options}
            defaultValue={environment}
            problem={refusal.problemOf('environment')}
          />
          {ACCOUNT_KEYS[company].map((key) => (
            <TextField
              key={key}
              label={KEY_WORDS[key]}
              name={`keys.${key}`}
              type={SECRET.includes(key) ? 'password' : 'text'}
              autoComplete="off"
              required={id === null}
              hint={id === null ? undefined : m.couriers_key_stays()}
              problem={refusal.problemOf(`keys.${key}`)}
            />
          ))}
          <label className="couriers-check">
            <input type="checkbox" name="isOn" defaultChecked={id === null || isOn} />
            {m.couriers_book_with({ courier: COMPANY_NAMES[company] })}
          </label>
          {id !== null && (
            <label className="couriers-check">
              <input type="checkbox" name="renewsSecret" />
              {m.couriers_renew_secret()}
            </label>
          )}
          <FormProblem refused={own}>{wordsBeside(own)}</FormProblem>
          <div>
            <SubmitButton text={m.ui_save()} pendingText={m.ui_saving()} isPending={isPending} />
          </div>
        </div>
      </details>
    </SentForm>
  )
}
