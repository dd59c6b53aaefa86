/** The order of the rooms: a room may use the rooms before it, never one after it (docs/decisions/001-floors-rooms-ladder.md). */
export const LADDER = [
  'platform',
  'ui',
  'audit',
  'users',
  'auth',
  'vendors',
  'categories',
  'catalog',
  'cart',
  'orders',
  'dashboard',
]

/** The room that alone writes a table. */
export const TABLE_OWNERS = {
  schema_migrations: 'platform',
  audit_entries: 'audit',
  users: 'users',
  login_failures: 'auth',
  registrations: 'auth',
  vendors: 'vendors',
  categories: 'categories',
  products: 'catalog',
  product_sizes: 'catalog',
  product_counts: 'catalog',
  search_spellings: 'catalog',
  imports: 'catalog',
  cart_lines: 'cart',
  orders: 'orders',
  parcels: 'orders',
  order_lines: 'orders',
  order_requests: 'orders',
}
