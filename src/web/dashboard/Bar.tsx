/** Decorative; `share` from 0 to 1. */
export function Bar({ share, tone }: { share: number; tone?: string }) {
  return (
    <svg className="dashboard-bar" data-tone={tone} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share * 100} height="1" />
    </svg>
  )
}
