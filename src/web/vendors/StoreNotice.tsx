import type { VendorStatus } from '#contract/vendors'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

/** Waiting (spec §2), rejected, or nothing. `profile`: where that is another page. */
export function StoreNotice({ status, profile }: { status: VendorStatus; profile?: string }) {
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
