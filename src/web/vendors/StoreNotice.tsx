import type { VendorStatus } from '#contract/vendors'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

interface Props {
  status: VendorStatus
  reason?: string
  /** Where that is another page. */
  profile?: string
}

/** Waiting (spec §2), rejected and why, or nothing. */
export function StoreNotice({ status, reason, profile }: Props) {
  if (status === 'Approved') return null
  return (
    <div className="vendors-notice" data-tone={status === 'Pending' ? 'yellow' : 'red'} role="status">
      {status === 'Pending' ? (
        <>
          <p className="vendors-notice-words">{m.refusal_vendor_pending()}</p>
          <p>{m.vendors_until_then_can()}</p>
        </>
      ) : (
        <>
          <p className="vendors-notice-words">{m.vendors_store_was_not()}</p>
          {reason && <p>{m.message_reason({ reason })}</p>}
          <p>{m.vendors_edit_profile_save()}</p>
        </>
      )}
      {profile && (
        <Link className="vendors-visit" to={profile}>
          {m.vendors_go_profile()}
        </Link>
      )}
    </div>
  )
}
