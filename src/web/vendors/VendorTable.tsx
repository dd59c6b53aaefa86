import { formatNumber } from '#contract/values/digits'
import type { VendorRow } from '#contract/vendors'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton, ConfirmButton, PostButton } from '../ui/acts/act-buttons.tsx'
import { Link } from '../ui/Link.tsx'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Phone } from '../ui/Phone.tsx'
import { askedBeforeClosing } from './change-vendor.ts'
import { VendorBadge } from './VendorBadge.tsx'

const COLUMNS: Column<VendorRow>[] = [
  { head: m.vendors_id(), kind: 'name', cell: ({ vendorId }) => vendorId },
  {
    head: m.ui_name(),
    cell: (vendor) => (
      <>
        <StoreWords vendor={vendor} />
        {vendor.formerName !== null && <NewName formerName={vendor.formerName} />}
      </>
    ),
  },
  {
    head: m.ui_email(),
    cell: ({ contactEmail, contactPhone }) => contactEmail || (contactPhone ? <Phone kept={contactPhone} /> : '—'),
  },
  { head: m.ui_approved(), cell: (vendor) => <Decision vendor={vendor} /> },
  { head: m.ui_actions(), kind: 'acts', cell: (vendor, act) => <VendorActs vendor={vendor} act={act} /> },
]

export function VendorTable({ rows }: { rows: VendorRow[] }) {
  return (
    <DataTable
      className="list-table vendors-table"
      caption={m.vendors_caption()}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ vendorId }) => vendorId}
    />
  )
}

function VendorActs({ vendor, act }: { vendor: VendorRow; act: Acting }) {
  const { vendorId, status, isHouse, storeName, formerName, version } = vendor
  const button = (text: string, intent: string) => ({
    act,
    text,
    label: `${text} ${storeName}`,
    fields: { intent, id: vendorId, version },
  })
  return (
    <div className="list-table-actions">
      {status === 'Pending' && (
        <>
          <PostButton {...button(m.vendors_approve(), 'approve')} />
          <AskButton
            {...button(m.vendors_reject(), 'reject')}
            isQuiet
            question={m.vendors_sure_reject({ storeName })}
            hint={m.vendors_reason_hint()}
          />
        </>
      )}
      {formerName !== null && <PostButton {...button(m.vendors_keep_name(), 'accept-name')} />}
      {!isHouse && (
        <ConfirmButton
          {...button(m.ui_delete(), 'delete')}
          isQuiet
          question={() => askedBeforeClosing(vendorId)}
          ok={m.ui_delete()}
        />
      )}
    </div>
  )
}

/** The name it was approved under. */
function NewName({ formerName }: { formerName: string }) {
  return (
    <p className="muted vendors-renamed">
      <span className="badge" data-tone="yellow">
        {m.vendors_new_name()}
      </span>{' '}
      {m.vendors_former_name({ formerName })}
    </p>
  )
}

function StoreWords({ vendor }: { vendor: VendorRow }) {
  const { vendorId, storeName, storeDescription, contactPhone, productCount, createdAt, status, isOwnerActive } = vendor
  return (
    <details className="vendors-more">
      <summary>{storeName}</summary>
      <p className="vendors-description">{storeDescription || m.vendors_no_description()}</p>
      <p className="muted">
        {contactPhone && m.vendors_phone({ phone: () => <Phone key="phone" kept={contactPhone} /> })}
        {m.ui_products({ count: productCount, shown: formatNumber(productCount) })}
        {m.vendors_since({ moment: () => <Moment key="moment" iso={createdAt} /> })}
      </p>
      <Link className="vendors-visit" to={`/dashboard/payouts/stores/${vendorId}`}>
        {m.terms_title()}
      </Link>
      {status === 'Approved' && isOwnerActive && (
        <Link className="vendors-visit" to={`/store/${vendorId}`}>
          {m.vendors_visit_the_store()}
        </Link>
      )}
    </details>
  )
}

function Decision({ vendor: { status, decidedBy, decidedAt, isHouse, isOwnerActive } }: { vendor: VendorRow }) {
  return (
    <div>
      <VendorBadge status={status} />
      {!isOwnerActive && <p className="muted">{m.vendors_owner_inactive_nothing()}</p>}
      {isHouse && <p className="muted">{m.vendors_house_store()}</p>}
      {decidedAt && (
        <p className="muted">
          {decidedBy ? (
            m.vendors_decided_by({ decidedBy, moment: () => <Moment key="moment" iso={decidedAt} /> })
          ) : (
            <Moment iso={decidedAt} />
          )}
        </p>
      )}
    </div>
  )
}
