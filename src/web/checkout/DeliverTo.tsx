import type { Address } from '#contract/account/addresses'
import { m } from '#messages'
import { SelectField } from '../ui/form/SelectField.tsx'

interface Props {
  addresses: Address[]
  /** Undefined: something else was typed. */
  chosen: Address | undefined
  /** Undefined: another one, to be typed. */
  onChoose: (address: Address | undefined) => void
}

/** Fills the fields below from the address book; they stay editable, and what stands in them is sent. */
export function DeliverTo({ addresses, chosen, onChoose }: Props) {
  // A space: numbers would come before it.
  const options = Object.fromEntries(addresses.map((address) => [`${address.id} `, wordsOf(address)]))
  return (
    <section className="panel checkout-section">
      <SelectField
        label={m.ui_deliver()}
        name="deliverTo"
        options={chosen ? { ...options, '': m.checkout_other_address() } : { '': m.checkout_as_typed(), ...options }}
        value={chosen ? `${chosen.id} ` : ''}
        onChange={({ target }) => onChoose(addresses.find(({ id }) => `${id} ` === target.value))}
      />
    </section>
  )
}

function wordsOf({ label, name, addressLine, city }: Address): string {
  return [label || name, addressLine, city].join(', ')
}
