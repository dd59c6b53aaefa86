import { useSearchParams } from 'react-router'
import type { OwnStore } from '#contract/vendors'
import { Link } from '../ui/Link.tsx'
import { VendorBadge } from './VendorBadge.tsx'

export function StoreCard({ store }: { store: OwnStore }) {
  const [, setQuery] = useSearchParams()
  const { vendorId, storeName, storeDescription, contactEmail, contactPhone, status } = store
  return (
    <section className="vendors-card" aria-labelledby="store-name">
      <header>
        <h2 id="store-name">{storeName}</h2>
        <VendorBadge status={status} />
      </header>
      <p className="vendors-description">{storeDescription || 'Shoppers would like to read something here.'}</p>
      <dl className="vendors-facts">
        <div>
          <dt>Contact email</dt>
          <dd>{contactEmail || '—'}</dd>
        </div>
        <div>
          <dt>Contact phone</dt>
          <dd>{contactPhone || '—'}</dd>
        </div>
      </dl>
      <div className="vendors-ways">
        <button className="button" type="button" onClick={() => setQuery({ edit: 'store' })}>
          Edit Profile
        </button>
        {status === 'Approved' && (
          <>
            <Link className="button" data-kind="quiet" to={`/store/${vendorId}`}>
              Visit your store
            </Link>
            <Link className="button" data-kind="quiet" to="/dashboard/products">
              My Products
            </Link>
          </>
        )}
      </div>
    </section>
  )
}
