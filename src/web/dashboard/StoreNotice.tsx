import { Link } from 'react-router'
import type { OwnStore } from '#contract/vendors'

const WORDS = {
  Pending: 'Your account is pending approval by admin.',
  Rejected: 'Your store was not approved. Save your profile to ask again.',
}

/** Why a store does not sell yet; nothing once it is approved. */
export function StoreNotice({ store: { status } }: { store: OwnStore }) {
  if (status === 'Approved') return null
  return (
    <p className="dashboard-notice">
      {WORDS[status]} <Link to="/dashboard/profile">Go to your profile</Link>
    </p>
  )
}
