import type { Address } from '#contract/account/addresses'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { addressLines } from './address-lines.ts'
import { ADDRESSES } from './change-address.ts'

/** Where parcels go to unless another address is chosen, and the way to all of them. */
export function AddressBookCard({ addresses: [first] }: { addresses: Address[] }) {
  return (
    <section className="vendors-card" aria-labelledby="address-book-title">
      <h2 id="address-book-title">{m.account_addresses()}</h2>
      {first ? (
        <address className="addresses-lines">
          <strong>{first.name}</strong>
          {addressLines(first).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ) : (
        <p>{m.account_no_addresses()}</p>
      )}
      <div className="row">
        <Link className="button" data-kind={first && 'quiet'} to={first ? ADDRESSES : `${ADDRESSES}?edit=new`}>
          {first ? m.account_open_addresses() : m.account_add_address()}
        </Link>
      </div>
    </section>
  )
}
