import type { Role } from '#contract/auth'
import { m } from '#messages'
import { DASHBOARD, type MenuLink, ROLE_MENUS } from './menus.ts'

const ACCOUNT: MenuLink[] = [
  { text: m.ui_profile(), to: '/dashboard/profile' },
  { text: m.bell_title(), to: '/dashboard/inbox' },
  { text: m.preferences_title(), to: '/dashboard/profile/messages' },
]

/** All pages of a role, in groups: the work of each day, money, people and goods, how the shop is kept, the account. */
export const DASHBOARD_MENU: Record<Role, MenuLink[][]> = {
  Admin: [
    [
      { text: m.ui_overview(), to: '/dashboard/overview' },
      { text: m.ui_orders(), to: '/dashboard/orders' },
      { text: m.ui_parcels(), to: '/dashboard/parcels' },
      { text: m.ui_manage_products(), to: '/admin/products' },
    ],
    [
      { text: m.settlements_title(), to: '/dashboard/settlements' },
      { text: m.refunds_title(), to: '/dashboard/refunds' },
      { text: m.payouts_title(), to: '/dashboard/payouts' },
      { text: m.papers_to_decide(), to: '/dashboard/papers' },
      { text: m.invoices_title(), to: '/dashboard/invoices' },
      { text: m.commission_title(), to: '/dashboard/commission' },
    ],
    [
      { text: m.shell_vendors(), to: '/dashboard/vendors' },
      { text: m.shell_users(), to: '/dashboard/users' },
      { text: m.ui_add_product(), to: '/admin/CreateProduct' },
      { text: m.ui_categories(), to: '/admin/categories' },
      { text: m.ui_add_category(), to: '/admin/categories/create' },
    ],
    [
      { text: m.ui_messages(), to: '/dashboard/messages' },
      { text: m.ui_audit(), to: '/dashboard/audit' },
      { text: m.jobs_title(), to: '/dashboard/jobs' },
      { text: m.ui_couriers(), to: '/dashboard/parcels/couriers' },
      { text: m.webhooks_title(), to: '/dashboard/webhooks' },
      { text: m.ui_settings(), to: '/dashboard/settings' },
    ],
    ACCOUNT,
  ],
  Vendor: [
    [
      { text: m.ui_overview(), to: '/dashboard/overview' },
      { text: m.ui_my_orders_title(), to: '/dashboard/orders' },
      { text: m.ui_parcels(), to: '/dashboard/parcels' },
      { text: m.ui_my_products(), to: '/dashboard/products' },
    ],
    [
      { text: m.statements_title(), to: '/dashboard/statements' },
      { text: m.payouts_title(), to: '/dashboard/payouts' },
      { text: m.invoices_title(), to: '/dashboard/invoices' },
      { text: m.papers_title(), to: '/dashboard/papers' },
    ],
    [{ text: m.ui_shop_now(), to: '/shop' }, ...ACCOUNT, { text: m.webhooks_title(), to: '/dashboard/webhooks' }],
  ],
  User: [
    [
      { text: m.ui_shop_now(), to: '/shop' },
      { text: m.ui_my_orders_title(), to: '/dashboard/orders' },
      { text: m.ui_overview(), to: '/dashboard/overview' },
    ],
    ACCOUNT,
  ],
}

/** Those that the menu does not name itself. */
export function pagesUnder(role: Role): MenuLink[] {
  const named = ROLE_MENUS[role].filter((link) => link !== DASHBOARD).map(({ to }) => to)
  return DASHBOARD_MENU[role].flat().filter(({ to }) => !named.includes(to))
}
