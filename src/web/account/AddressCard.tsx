import { useNavigation, useSubmit } from 'react-router'
import type { Address } from '#contract/account/addresses'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { Phone } from '../ui/Phone.tsx'
import { addressLines } from './address-lines.ts'
import { ADDRESSES } from './change-address.ts'

export function AddressCard({ address }: { address: Address }) {
  const { id, label, name, phone, addressLine, isDefault } = address
  const title = label || addressLine
  return (
    <li className="vendors-card" aria-labelledby={`address-${id}`}>
      <header>
        <h2 id={`address-${id}`}>{title}</h2>
        {isDefault && (
          <span className="badge" data-tone="green">
            {m.account_default_address()}
          </span>
        )}
      </header>
      <address className="addresses-lines">
        <strong>{name}</strong>
        <Phone kept={phone} />
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Ways address={address} title={title} />
    </li>
  )
}

function Ways({ address: { id, isDefault }, title }: { address: Address; title: string }) {
  const submit = useSubmit()
  const isPending = useNavigation().formData?.get('id') === String(id)
  // `flushSync`: the second press of a double click finds it pending.
  const press = (intent: 'default' | 'delete') => submit({ intent, id }, { method: 'post', flushSync: true })
  const remove = async () => {
    if (await confirmed(m.account_delete_address_asked({ title }), m.ui_delete())) await press('delete')
  }
  const of = (words: string) => ({ 'data-kind': 'quiet', 'aria-label': m.account_do_to_address({ words, title }) })
  return (
    <div className="row">
      <Link className="button" to={`${ADDRESSES}?edit=${id}`} {...of(m.ui_edit())}>
        {m.ui_edit()}
      </Link>
      {!isDefault && (
        <ActButton isOff={isPending} onPress={() => void press('default')} {...of(m.account_make_default())}>
          {m.account_make_default()}
        </ActButton>
      )}
      <ActButton isOff={isPending} onPress={() => void remove()} {...of(m.ui_delete())}>
        {m.ui_delete()}
      </ActButton>
    </div>
  )
}
