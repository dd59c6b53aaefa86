import type { VendorStatus } from '#contract/vendors'
import { vendorStatusWords } from '../ui/choice-words.ts'

const TONES: Record<VendorStatus, string> = { Approved: 'green', Pending: 'yellow', Rejected: 'red' }

export function VendorBadge({ status }: { status: VendorStatus }) {
  return (
    <span className="badge" data-tone={TONES[status]}>
      {vendorStatusWords(status)}
    </span>
  )
}
