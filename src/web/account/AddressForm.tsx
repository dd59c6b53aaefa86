import { useActionData, useNavigation } from 'react-router'
import type { Address, Division } from '#contract/account/addresses'
import { LONGEST_ADDRESS, LONGEST_PHONE } from '#contract/values/limits'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { ADDRESSES } from './change-address.ts'
import { DistrictFields } from './DistrictFields.tsx'

interface Props {
  /** Absent: a new one. */
  address: Address | undefined
  divisions: Division[]
  upazilas: string[]
}

export function AddressForm({ address, ...places }: Props) {
  const answer = useActionData<Partial<Refused>>()
  const refused = answer?.at === undefined ? undefined : (answer as Refused)
  const refusal = useRefusal(refused)
  const { problemOf } = refusal
  const isPending = useNavigation().formData?.get('intent') === 'save'
  const text = (name: Exclude<keyof Address, 'id' | 'isDefault'>, maxLength: number) => ({
    name,
    maxLength,
    defaultValue: address?.[name],
    problem: problemOf(name),
  })
  return (
    <SentForm className="address-form vendors-card" refusal={refusal} isPending={isPending}>
      <h2>{address ? m.account_change_address() : m.account_add_address()}</h2>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={address?.id ?? ''} />
      <TextField label={m.account_address_label()} autoComplete="off" {...text('label', LONGEST_ADDRESS.label)} />
      <TextField label={m.account_receiver()} required autoComplete="name" {...text('name', LONGEST_ADDRESS.name)} />
      <TextField label={m.ui_phone()} required type="tel" autoComplete="tel" {...text('phone', LONGEST_PHONE)} />
      <TextField
        label={m.ui_address()}
        required
        autoComplete="street-address"
        hint={m.account_address_hint()}
        {...text('addressLine', LONGEST_ADDRESS.addressLine)}
      />
      <TextField label={m.account_landmark()} autoComplete="off" {...text('landmark', LONGEST_ADDRESS.landmark)} />
      <DistrictFields address={address} problemOf={problemOf} {...places} />
      <TextField
        label={m.checkout_city()}
        required
        autoComplete="address-level2"
        {...text('city', LONGEST_ADDRESS.city)}
      />
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <div className="row">
        <SubmitButton text={m.account_save_address()} pendingText={m.ui_saving()} isPending={isPending} />
        <Link className="button" data-kind="quiet" to={ADDRESSES}>
          {m.ui_cancel()}
        </Link>
      </div>
    </SentForm>
  )
}
