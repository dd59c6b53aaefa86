import type { Role } from '#contract/auth'
import { m } from '#messages'

export interface MenuItem {
  text: string
  to?: string
  items?: { text: string; to: string }[]
}

/** Logged out (spec §2). */
export const GUEST_MENU: MenuItem[] = [
  { text: m.ui_login(), to: '/login' },
  { text: m.shell_user_register(), to: '/register' },
  { text: m.ui_vendor_register(), to: '/admin/vendor-register' },
]

/** Menus by role (spec §2, Dashboard). */
export const ROLE_MENUS: Record<Role, MenuItem[]> = {
  Admin: [
    { text: m.ui_manage_products(), to: '/admin/products' },
    { text: m.ui_add_product(), to: '/admin/CreateProduct' },
    { text: m.ui_categories(), to: '/admin/categories' },
    { text: m.ui_add_category(), to: '/admin/categories/create' },
    {
      text: m.shell_dashboard(),
      items: [
        { text: m.ui_overview(), to: '/dashboard/overview' },
        { text: m.shell_vendors(), to: '/dashboard/vendors' },
        { text: m.shell_users(), to: '/dashboard/users' },
        { text: m.ui_orders(), to: '/dashboard/orders' },
        { text: m.ui_audit(), to: '/dashboard/audit' },
        { text: m.ui_messages(), to: '/dashboard/messages' },
        { text: m.ui_settings(), to: '/dashboard/settings' },
      ],
    },
  ],
  Vendor: [
    { text: m.shell_dashboard(), items: [{ text: m.ui_overview(), to: '/dashboard/overview' }] },
    { text: m.ui_shop_now(), to: '/shop' },
    { text: m.ui_my_products(), to: '/dashboard/products' },
    { text: m.ui_my_orders_title(), to: '/dashboard/orders' },
  ],
  User: [
    { text: m.ui_shop_now(), to: '/shop' },
    { text: m.ui_my_orders_title(), to: '/dashboard/orders' },
  ],
}

/** The links of a menu: the pages of a dashboard stand before those beside it. */
export function linksOf(menu: MenuItem[]): { text: string; to: string }[] {
  const inside = menu.flatMap(({ items = [] }) => items)
  const beside = menu.flatMap(({ text, to }) => (to ? [{ text, to }] : []))
  return [...inside, ...beside]
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
