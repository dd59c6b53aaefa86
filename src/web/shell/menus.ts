import type { Role } from '#contract/auth'
import { m } from '#messages'

export interface MenuLink {
  text: string
  to: string
}

/** Opens the pages of dashboard-menu.ts, which come later. */
export const DASHBOARD: MenuLink = { text: m.shell_dashboard(), to: '/dashboard/overview' }

/** Logged out (spec §2). */
export const GUEST_MENU: MenuLink[] = [
  { text: m.ui_login(), to: '/login' },
  { text: m.shell_user_register(), to: '/register' },
  { text: m.ui_vendor_register(), to: '/admin/vendor-register' },
]

/** Menus by role (spec §2, Dashboard). */
export const ROLE_MENUS: Record<Role, MenuLink[]> = {
  Admin: [
    { text: m.ui_manage_products(), to: '/admin/products' },
    { text: m.ui_add_product(), to: '/admin/CreateProduct' },
    { text: m.ui_categories(), to: '/admin/categories' },
    { text: m.ui_add_category(), to: '/admin/categories/create' },
    DASHBOARD,
  ],
  Vendor: [
    DASHBOARD,
    { text: m.ui_shop_now(), to: '/shop' },
    { text: m.ui_my_products(), to: '/dashboard/products' },
    { text: m.ui_my_orders_title(), to: '/dashboard/orders' },
  ],
  User: [
    { text: m.ui_shop_now(), to: '/shop' },
    { text: m.ui_my_orders_title(), to: '/dashboard/orders' },
  ],
}

/** One at the most: the page, or the one that leads there (`above`, of a page that no menu names). */
export function markedAt(
  pathname: string,
  links: { to: string }[],
  above: readonly string[],
): (to: string) => 'page' | 'true' | undefined {
  const own = links.find(({ to }) => to.toLowerCase() === pathname.toLowerCase())?.to
  const place = own ?? links.find(({ to }) => above.includes(to))?.to
  return (to) => (to !== place ? undefined : to === own ? 'page' : 'true')
}
