import type { VendorStatus } from '#contract/vendors'
import { Link } from '../ui/Link.tsx'

/**
 * How the shop stands to the store: waiting (the words of spec §2), turned away, or nothing to say. `profile` is the way
 * to the profile, where that is another page.
 */
export function StoreNotice({ status, profile }: { status: VendorStatus; profile?: string }) {
  if (status === 'Approved') return null
  return (
    <div className="vendors-notice" data-tone={status === 'Pending' ? 'yellow' : 'red'} role="status">
      {status === 'Pending' ? (
        <>
          <p className="vendors-notice-words">Your account is pending approval by admin.</p>
          <p>Until then you can shop like any customer and make your profile ready.</p>
        </>
      ) : (
        <>
          <p className="vendors-notice-words">Your store was not approved.</p>
          <p>Edit your profile and save it: that asks the admins again. Until then you can shop like any customer.</p>
        </>
      )}
      {profile && (
        <Link className="vendors-visit" to={profile}>
          Go to your profile
        </Link>
      )}
    </div>
  )
}
