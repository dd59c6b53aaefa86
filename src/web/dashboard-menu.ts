import type { Role } from '#contract/auth'
import { m } from '#messages'
import type { MenuItem } from './menus.ts'

const TOLD: MenuItem[] = [
  { text: m.bell_title(), to: '/dashboard/inbox' },
  { text: m.preferences_title(), to: '/dashboard/profile/messages' },
]

/** Beside the menus, which lack them. */
export const BESIDE_MENU: Record<Role, MenuItem[]> = {
  Admin: [
    { text: m.ui_parcels(), to: '/dashboard/parcels' },
    { text: m.commission_title(), to: '/dashboard/commission' },
    { text: m.settlements_title(), to: '/dashboard/settlements' },
    { text: m.refunds_title(), to: '/dashboard/refunds' },
    { text: m.payouts_title(), to: '/dashboard/payouts' },
    { text: m.papers_to_decide(), to: '/dashboard/papers' },
    { text: m.invoices_title(), to: '/dashboard/invoices' },
    { text: m.jobs_title(), to: '/dashboard/jobs' },
    { text: m.webhooks_title(), to: '/dashboard/webhooks' },
    { text: m.ui_profile(), to: '/dashboard/profile' },
    ...TOLD,
  ],
  Vendor: [
    { text: m.ui_parcels(), to: '/dashboard/parcels' },
    { text: m.statements_title(), to: '/dashboard/statements' },
    { text: m.papers_title(), to: '/dashboard/papers' },
    { text: m.invoices_title(), to: '/dashboard/invoices' },
    { text: m.webhooks_title(), to: '/dashboard/webhooks' },
    { text: m.ui_profile(), to: '/dashboard/profile' },
    ...TOLD,
  ],
  User: [
    { text: m.ui_overview(), to: '/dashboard/overview' },
    { text: m.ui_profile(), to: '/dashboard/profile' },
    ...TOLD,
  ],
}
