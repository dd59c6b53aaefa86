import type { Role } from '#contract/auth'
import { m } from '#messages'
import { DASHBOARD, type MenuLink, ROLE_MENUS } from './menus.ts'

export interface MenuGroup {
  /** Null: the entries of the specification, which come first. */
  title: string | null
  links: MenuLink[]
}

const OVERVIEW: MenuLink = { text: m.ui_overview(), to: '/dashboard/overview' }
const PARCELS: MenuLink = { text: m.ui_parcels(), to: '/dashboard/parcels' }
const WEBHOOKS: MenuLink = { text: m.webhooks_title(), to: '/dashboard/webhooks' }
const ACCOUNT: MenuLink[] = [
  { text: m.ui_profile(), to: '/dashboard/profile' },
  { text: m.bell_title(), to: '/dashboard/inbox' },
  { text: m.preferences_title(), to: '/dashboard/profile/messages' },
]

/** What *Dashboard* opens in the header (spec §2, Dashboard). */
export const DASHBOARD_LINKS: Record<Role, MenuLink[]> = {
  Admin: [
    OVERVIEW,
    { text: m.shell_vendors(), to: '/dashboard/vendors' },
    { text: m.shell_users(), to: '/dashboard/users' },
    { text: m.ui_orders(), to: '/dashboard/orders' },
  ],
  Vendor: [OVERVIEW],
  User: [],
}

/** The sidebar: the menu of the role as specified, and below it what the shop has beside. */
export const DASHBOARD_MENU: Record<Role, MenuGroup[]> = {
  Admin: [
    specified('Admin'),
    {
      title: m.shell_group_delivery(),
      links: [PARCELS, { text: m.ui_couriers(), to: '/dashboard/parcels/couriers' }],
    },
    {
      title: m.shell_group_money(),
      links: [
        { text: m.settlements_title(), to: '/dashboard/settlements' },
        { text: m.refunds_title(), to: '/dashboard/refunds' },
        { text: m.payouts_title(), to: '/dashboard/payouts' },
        { text: m.documents_to_decide(), to: '/dashboard/papers' },
        { text: m.invoices_title(), to: '/dashboard/invoices' },
        { text: m.commission_title(), to: '/dashboard/commission' },
      ],
    },
    {
      title: m.shell_shop(),
      links: [
        { text: m.ui_settings(), to: '/dashboard/settings' },
        { text: m.ui_messages(), to: '/dashboard/messages' },
        { text: m.ui_audit(), to: '/dashboard/audit' },
        { text: m.jobs_title(), to: '/dashboard/jobs' },
        WEBHOOKS,
      ],
    },
    { title: m.ui_account(), links: ACCOUNT },
  ],
  Vendor: [
    specified('Vendor'),
    { title: m.shell_group_delivery(), links: [PARCELS] },
    {
      title: m.shell_group_money(),
      links: [
        { text: m.statements_title(), to: '/dashboard/statements' },
        { text: m.payouts_title(), to: '/dashboard/payouts' },
        { text: m.invoices_title(), to: '/dashboard/invoices' },
        { text: m.documents_title(), to: '/dashboard/papers' },
      ],
    },
    { title: m.ui_account(), links: [...ACCOUNT, WEBHOOKS] },
  ],
  User: [specified('User'), { title: m.ui_account(), links: [OVERVIEW, ...ACCOUNT] }],
}

function specified(role: Role): MenuGroup {
  const links = ROLE_MENUS[role].flatMap((link) => (link === DASHBOARD ? DASHBOARD_LINKS[role] : [link]))
  return { title: null, links }
}
