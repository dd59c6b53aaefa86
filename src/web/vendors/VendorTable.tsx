import { useState } from 'react'
import { formatNumber } from '#contract/values/digits'
import type { VendorRow } from '#contract/vendors'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { confirmed } from '../ui/dialogs.tsx'
import { Link } from '../ui/Link.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Phone } from '../ui/Phone.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { askedBeforeClosing, type Intent } from './change-vendor.ts'
import { VendorBadge } from './VendorBadge.tsx'

export function VendorTable({ rows }: { rows: VendorRow[] }) {
  return (
    <table className="list-table vendors-table">
      <caption className="unseen">{m.vendors_caption()}</caption>
      <TableHead columns={[m.vendors_id(), m.ui_name(), m.ui_email(), m.ui_approved(), m.ui_actions()]} />
      <tbody>
        {rows.map((vendor) => (
          <Row key={vendor.vendorId} vendor={vendor} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ vendor }: { vendor: VendorRow }) {
  const { isPending, post } = useAct()
  const { vendorId, status, isHouse, storeName, formerName, version } = vendor
  const [isRejecting, setRejecting] = useState(false)
  const act = (intent: Intent, reason = '') => post({ intent, id: vendorId, version, reason })
  const reject = async (reason: string | null) => {
    setRejecting(false)
    if (reason !== null) await act('reject', reason)
  }
  const remove = async () => {
    if (await confirmed(await askedBeforeClosing(vendorId), m.ui_delete())) await act('delete')
  }
  return (
    <tr aria-busy={isPending}>
      <th scope="row" data-label={m.vendors_id()}>
        {vendorId}
      </th>
      <td data-label={m.ui_name()}>
        <StoreWords vendor={vendor} />
        {formerName !== null && <NewName formerName={formerName} />}
      </td>
      <td data-label={m.ui_email()}>
        {vendor.contactEmail || (vendor.contactPhone ? <Phone kept={vendor.contactPhone} /> : '—')}
      </td>
      <td data-label={m.ui_approved()}>
        <Decision vendor={vendor} />
      </td>
      <td>
        <div className="list-table-actions">
          {status === 'Pending' && (
            <>
              <RowButton text={m.vendors_approve()} of={storeName} isOff={isPending} onPress={() => act('approve')} />
              <RowButton
                text={m.vendors_reject()}
                of={storeName}
                isOff={isPending}
                onPress={async () => setRejecting(true)}
                isQuiet
              />
            </>
          )}
          {formerName !== null && (
            <RowButton
              text={m.vendors_keep_name()}
              of={storeName}
              isOff={isPending}
              onPress={() => act('accept-name')}
            />
          )}
          {!isHouse && <RowButton text={m.ui_delete()} of={storeName} isOff={isPending} onPress={remove} isQuiet />}
        </div>
        {isRejecting && (
          <ReasonDialog
            text={m.vendors_sure_reject({ storeName })}
            ok={m.vendors_reject()}
            hint={m.vendors_reason_hint()}
            onAnswer={(reason) => void reject(reason)}
          />
        )}
      </td>
    </tr>
  )
}

/** The name it was approved under. */
function NewName({ formerName }: { formerName: string }) {
  return (
    <p className="list-small vendors-renamed">
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
      <p className="list-small">
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
      {!isOwnerActive && <p className="list-small">{m.vendors_owner_inactive_nothing()}</p>}
      {isHouse && <p className="list-small">{m.vendors_house_store()}</p>}
      {decidedAt && (
        <p className="list-small">
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
    <ActButton
      data-kind={isQuiet ? 'quiet' : undefined}
      isOff={isOff}
      aria-label={`${text} ${of}`}
      onPress={() => void onPress()}
    >
      {text}
    </ActButton>
  )
}
