import { useFetcher } from 'react-router'
import { formatNumber } from '#contract/digits'
import type { VendorRow } from '#contract/vendors'
import { confirmed } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import type { Deed } from './deeds.ts'
import { VendorBadge } from './VendorBadge.tsx'

export function VendorTable({ rows }: { rows: VendorRow[] }) {
  return (
    <table className="list-table">
      <caption className="unseen">Vendors, those that wait for a decision first</caption>
      <thead>
        <tr>
          <th scope="col">Vendor ID</th>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Approved</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((vendor) => (
          <Row key={vendor.vendorId} vendor={vendor} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ vendor }: { vendor: VendorRow }) {
  const fetcher = useFetcher()
  const { vendorId, status, isHouse, storeName } = vendor
  const isPending = fetcher.state !== 'idle'
  const act = (deed: Deed) => fetcher.submit({ deed, id: vendorId }, { method: 'post' })
  const remove = async () => {
    if (await confirmed('Are you sure you want to delete this vendor?', 'Delete')) await act('delete')
  }
  return (
    <tr aria-busy={isPending}>
      <th scope="row" data-label="Vendor ID">
        {vendorId}
      </th>
      <td data-label="Name">
        <StoreWords vendor={vendor} />
      </td>
      <td data-label="Email">{vendor.contactEmail || '—'}</td>
      <td data-label="Approved">
        <Decision vendor={vendor} />
      </td>
      <td>
        <div className="list-actions">
          {status === 'Pending' && (
            <>
              <RowButton text="Approve" of={storeName} isOff={isPending} onPress={() => act('approve')} />
              <RowButton text="Reject" of={storeName} isOff={isPending} onPress={() => act('reject')} isQuiet />
            </>
          )}
          {!isHouse && <RowButton text="Delete" of={storeName} isOff={isPending} onPress={remove} isQuiet />}
        </div>
      </td>
    </tr>
  )
}

/** The name, and behind a press what an admin needs to decide. */
function StoreWords({ vendor }: { vendor: VendorRow }) {
  const { vendorId, storeName, storeDescription, contactPhone, productCount, createdAt, status } = vendor
  return (
    <details className="vendors-more">
      <summary>{storeName}</summary>
      <p className="vendors-description">{storeDescription || 'No description.'}</p>
      <p className="list-small">
        {contactPhone && <>Phone {contactPhone} · </>}
        {formatNumber(productCount)} {productCount === 1 ? 'product' : 'products'} · since <Moment iso={createdAt} />
      </p>
      {status === 'Approved' && (
        <Link className="vendors-visit" to={`/store/${vendorId}`}>
          Visit the store
        </Link>
      )}
    </details>
  )
}

/** The badge, and below it who decided and when. */
function Decision({ vendor: { status, decidedBy, decidedAt, isHouse } }: { vendor: VendorRow }) {
  return (
    <div>
      <VendorBadge status={status} />
      {isHouse && <p className="list-small">The shop’s own store</p>}
      {decidedAt && (
        <p className="list-small">
          {decidedBy && `by ${decidedBy}, `}
          <Moment iso={decidedAt} />
        </p>
      )}
    </div>
  )
}

function RowButton({
  text,
  of,
  isOff,
  isQuiet,
  onPress,
}: {
  text: string
  of: string
  isOff: boolean
  isQuiet?: boolean
  onPress: () => Promise<void>
}) {
  return (
    <button
      className="button"
      data-kind={isQuiet ? 'quiet' : undefined}
      type="button"
      disabled={isOff}
      aria-label={`${text} ${of}`}
      onClick={() => void onPress()}
    >
      {text}
    </button>
  )
}
