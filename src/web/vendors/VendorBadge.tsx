import type { VendorStatus } from '#contract/vendors'

const TONES: Record<VendorStatus, string> = { Approved: 'green', Pending: 'yellow', Rejected: 'red' }

export function VendorBadge({ status }: { status: VendorStatus }) {
  return (
    <span className="badge" data-tone={TONES[status]}>
      {status}
    </span>
  )
}
