import type { Role } from '#contract/auth'

export interface MenuItem {
  text: string
  to?: string
  items?: { text: string; to: string }[]
}

/** The navbar for somebody logged out (spec §2). */
export const GUEST_MENU: MenuItem[] = [
  { text: 'Login', to: '/login' },
  { text: 'User Register', to: '/register' },
  { text: 'Vendor Register', to: '/admin/vendor-register' },
]

/** Menus by role (spec §2, Dashboard). */
export const ROLE_MENUS: Record<Role, MenuItem[]> = {
  Admin: [
    { text: 'Manage Products', to: '/admin/products' },
    { text: 'Add Product', to: '/admin/CreateProduct' },
    { text: 'Categories', to: '/admin/categories' },
    { text: 'Add Category', to: '/admin/categories/create' },
    {
      text: 'Dashboard',
      items: [
        { text: 'Overview', to: '/dashboard/overview' },
        { text: 'Vendors', to: '/dashboard/vendors' },
        { text: 'Users', to: '/dashboard/users' },
        { text: 'Orders', to: '/dashboard/orders' },
        { text: 'Audit', to: '/dashboard/audit' },
      ],
    },
  ],
  Vendor: [
    { text: 'Dashboard', items: [{ text: 'Overview', to: '/dashboard/overview' }] },
    { text: 'Shop Now', to: '/shop' },
    { text: 'My Products', to: '/dashboard/products' },
    { text: 'My Orders', to: '/dashboard/orders' },
  ],
  User: [
    { text: 'Shop Now', to: '/shop' },
    { text: 'My Orders', to: '/dashboard/orders' },
  ],
}

/** What the sidebar of the dashboard shows beside those: pages that the specification has and its menus do not. */
export const BESIDE_MENU: Record<Role, MenuItem[]> = {
  Admin: [{ text: 'Profile', to: '/dashboard/profile' }],
  Vendor: [{ text: 'Profile', to: '/dashboard/profile' }],
  User: [
    { text: 'Overview', to: '/dashboard/overview' },
    { text: 'Profile', to: '/dashboard/profile' },
  ],
}

/** Pages that no menu names, and the page that leads to them. */
const BELOW: [page: RegExp, above: string[]][] = [
  [/^\/dashboard\/orders\/./i, ['/dashboard/orders']],
  [/^\/admin\/categories\/edit\//i, ['/admin/categories']],
  [
    /^\/(admin\/(product\/edit\/|products\/import|CreateProduct)|edit-product\/)/i,
    ['/admin/products', '/dashboard/products'],
  ],
]

/** The links of a menu: the pages of a dashboard stand before those beside it. */
export function linksOf(menu: MenuItem[]): { text: string; to: string }[] {
  const inside = menu.flatMap(({ items = [] }) => items)
  const beside = menu.flatMap(({ text, to }) => (to ? [{ text, to }] : []))
  return [...inside, ...beside]
}

/** How each of these links is marked on a page: as the page itself, or as the one that leads there; one of them at the most. */
export function markedAt(pathname: string, links: { to: string }[]): (to: string) => 'page' | 'true' | undefined {
  const own = links.find(({ to }) => to.toLowerCase() === pathname.toLowerCase())?.to
  const above = BELOW.find(([page]) => page.test(pathname))?.[1]
  const place = own ?? links.find(({ to }) => above?.includes(to))?.to
  return (to) => (to !== place ? undefined : to === own ? 'page' : 'true')
}
