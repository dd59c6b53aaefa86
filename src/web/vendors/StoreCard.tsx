import type { OwnStore } from '#contract/vendors'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Phone } from '../ui/Phone.tsx'
import { VendorBadge } from './VendorBadge.tsx'

export function StoreCard({ store }: { store: OwnStore }) {
  const { vendorId, storeName, storeDescription, contactEmail, contactPhone, status } = store
  return (
    <section className="vendors-card" aria-labelledby="store-name">
      <header>
        <h2 id="store-name">{storeName}</h2>
        <VendorBadge status={status} />
      </header>
      <p className="vendors-description">{storeDescription || m.vendors_shoppers_would_like()}</p>
      <dl className="vendors-facts">
        <div>
          <dt>{m.ui_contact_email()}</dt>
          <dd>{contactEmail || '—'}</dd>
        </div>
        <div>
          <dt>{m.ui_contact_phone()}</dt>
          <dd>{contactPhone ? <Phone kept={contactPhone} /> : '—'}</dd>
        </div>
      </dl>
      <div className="row">
        <Link className="button" to="/dashboard/profile?edit=store">
          {m.vendors_edit_profile()}
        </Link>
        {status === 'Approved' && (
          <>
            <Link className="button" data-kind="quiet" to={`/store/${vendorId}`}>
              {m.vendors_visit_store()}
            </Link>
            <Link className="button" data-kind="quiet" to="/dashboard/products">
              {m.ui_my_products()}
            </Link>
          </>
        )}
      </div>
    </section>
  )
}
