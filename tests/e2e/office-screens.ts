import type { Page } from 'playwright-core'
import { open, sees, seesHeading, untilLoaded, untilThere } from './look.ts'
import type { Office } from './office.ts'

/** A screen of the back office in a state of its own. */
interface OfficeScreen {
  /** Its row in the route table. */
  route: string
  state: string
  show: (page: Page, office: Office) => Promise<void>
}

type Viewer = 'admin' | 'vendor' | 'beginner' | 'pending' | 'rejected' | 'customer'

/** Opens an address and waits for words that stand there once everything has arrived. */
const at = (path: string, words: string) => async (page: Page) => {
  await open(page, path)
  await sees(page, words)
  // Some words stand there before.
  await untilLoaded(page)
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()
const isMarked = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

async function choose(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
}

const PARCELS = '/dashboard/parcels/:part?'
const PENDING = 'Your account is pending approval by admin.'

const ADMIN: OfficeScreen[] = [
  { route: '/dashboard/overview', state: 'a month', show: at('/dashboard/overview', 'Total Revenue') },
  {
    route: '/dashboard/overview',
    state: 'a quarter as a table',
    async show(page) {
      await at('/dashboard/overview?days=90', 'Total Revenue')(page)
      await page.getByText('Show as a table').click()
    },
  },
  {
    route: '/dashboard/vendors',
    state: 'one opened',
    async show(page) {
      await open(page, '/dashboard/vendors')
      await main(page).locator('summary').first().click()
    },
  },
  {
    route: '/dashboard/vendors',
    state: 'none',
    show: at('/dashboard/vendors?search=zzzzqqqq', 'No vendors found.'),
  },
  {
    route: '/dashboard/vendors',
    state: 'asked before deleting',
    async show(page) {
      await at('/dashboard/vendors?status=Rejected', 'Rejected')(page)
      await press(page, /^Delete /)
      await sees(page, 'Are you sure you want to delete this vendor?')
    },
  },
  {
    route: '/dashboard/users',
    state: 'all',
    async show(page) {
      await open(page, '/dashboard/users')
      await main(page).getByRole('combobox').first().waitFor()
    },
  },
  { route: '/dashboard/users', state: 'none', show: at('/dashboard/users?search=zzzzqqqq', 'No users found.') },
  {
    route: '/dashboard/audit',
    state: 'of one category',
    async show(page, { categoryId }) {
      await open(page, `/dashboard/audit?subject=category&subjectId=${categoryId}`)
      await page.locator('.audit-entry').first().waitFor()
    },
  },
  { route: '/dashboard/settings', state: 'all', show: at('/dashboard/settings', 'Low-stock threshold') },
  { route: '/dashboard/commission', state: 'all', show: at('/dashboard/commission', 'VAT rates') },
  {
    route: '/dashboard/commission',
    state: 'tried',
    async show(page) {
      await at('/dashboard/commission', 'VAT rates')(page)
      await page.getByLabel('Name of the rule').fill('For sarees of a store with a long name, until after Eid')
      await page.getByLabel('Percent of the price').fill('12.5')
      await press(page, 'Test with last month')
      await page.getByRole('heading', { name: /until after Eid”$/ }).waitFor()
    },
  },
  { route: '/dashboard/audit', state: 'nothing', show: at('/dashboard/audit?to=2020-01-01', 'No changes found.') },
  {
    route: '/dashboard/messages',
    state: 'kept',
    async show(page, { orderId }) {
      await untilThere(page, `/dashboard/messages?search=${orderId}`, '5 in all')
    },
  },
  {
    route: '/dashboard/settlements',
    state: 'with rows to look at',
    show: at('/dashboard/settlements', 'Underpaid'),
  },
  {
    route: '/dashboard/settlements',
    state: 'one of those loaded',
    async show(page) {
      await open(page, '/dashboard/settlements')
      await main(page).getByRole('table', { name: 'Loaded settlements' }).getByRole('link').first().click()
      await main(page).getByRole('link', { name: 'Show all open rows' }).waitFor()
      await untilLoaded(page)
    },
  },
  {
    route: '/dashboard/settlements/load',
    state: 'a file that names nobody known',
    async show(page) {
      await open(page, '/dashboard/settlements/load')
      await page.getByRole('combobox', { name: 'Courier' }).selectOption('pathao')
      await choose(page, 'pathao.csv', 'Consignment ID,Status,COD,Fee\nDL1,Delivered,1510,90\n,Total,1510,90\n')
      await sees(page, 'Unknown parcel: 1')
    },
  },
  {
    route: '/dashboard/settlements/load',
    state: 'columns that nobody knows',
    async show(page) {
      await open(page, '/dashboard/settlements/load')
      await page.getByRole('combobox', { name: 'Courier' }).selectOption('pathao')
      await choose(page, 'pathao.csv', 'Nr,In hand\nDL1,1510\n')
      await isMarked(page)
    },
  },
  {
    route: '/dashboard/settlements/unpaid',
    state: 'the longest first',
    show: at('/dashboard/settlements/unpaid', 'RedX'),
  },
  {
    route: '/dashboard/jobs',
    state: 'none',
    // One that is tried again by itself is gone after its next try.
    show: (page) => untilThere(page, '/dashboard/jobs', 'No failed jobs.'),
  },
  { route: '/dashboard/messages', state: 'none', show: at('/dashboard/messages?search=zzzz', 'No messages found.') },
  {
    route: '/dashboard/messages/:id',
    state: 'kept',
    async show(page, { orderId }) {
      await untilThere(page, `/dashboard/messages?search=${orderId}`, '5 in all')
      await main(page)
        .getByRole('rowheader')
        .getByRole('link', { name: /at Haat$/ })
        .click()
      await page.frameLocator('iframe').getByText('in cash when it arrives.').waitFor()
    },
  },
  {
    route: '/dashboard/orders',
    state: 'all',
    async show(page, { orderId }) {
      await open(page, `/dashboard/orders?search=%23${orderId}`)
      await page.getByRole('link', { name: `Order ${orderId}`, exact: true }).waitFor()
    },
  },
  {
    route: PARCELS,
    state: 'to confirm',
    async show(page, { orderId }) {
      await open(page, `/dashboard/parcels?list=to_confirm&search=${orderId}`)
      await page.getByRole('link', { name: `Order ${orderId}`, exact: true }).waitFor()
    },
  },
  {
    route: PARCELS,
    state: 'nothing',
    show: at('/dashboard/parcels?list=coming_back&search=zzzzqqqq', 'Not in this list.'),
  },
  { route: PARCELS, state: 'a label', show: (page, office) => showLabel(page, office) },
  { route: PARCELS, state: 'no labels', show: at('/dashboard/parcels/labels', 'No label to print') },
  {
    route: PARCELS,
    state: 'a courier’s form opened',
    async show(page) {
      await at('/dashboard/parcels/couriers', 'RedX')(page)
      await main(page).locator('summary').last().click()
    },
  },
  {
    route: '/dashboard/orders',
    state: 'days that cannot be',
    show: at('/dashboard/orders?from=2026-11-30&to=2026-11-01', 'The last day is before the first.'),
  },
  {
    route: '/dashboard/orders/:id',
    state: 'open',
    show: (page, { orderId }) => at(`/dashboard/orders/${orderId}`, 'Complete order')(page),
  },
  { route: '/dashboard/orders/:id', state: 'what is left for the store', show: showMoney },
  {
    route: '/dashboard/orders/:id',
    state: 'cancelled',
    show: (page, { cancelled }) =>
      at(`/dashboard/orders/${cancelled.orderId}`, 'Excludes ৳1,450 that was cancelled.')(page),
  },
  {
    route: '/dashboard/orders',
    state: 'open ones ticked',
    async show(page, { orderId }) {
      await open(page, `/dashboard/orders?search=%23${orderId}`)
      await page.getByLabel(`Select order ${orderId}`).check()
    },
  },
  {
    route: '/dashboard/orders/slips',
    state: 'to send',
    show: (page, { orderId }) => at(`/dashboard/orders/slips?ids=${orderId}`, 'Amount to collect')(page),
  },
  {
    route: '/dashboard/orders/:id/slip/:parcelId',
    state: 'to send',
    show: (page, { orderId, parcelId }) =>
      at(`/dashboard/orders/${orderId}/slip/${parcelId}`, 'Amount to collect')(page),
  },
  {
    route: '/dashboard/orders/:id/slip/:parcelId',
    state: 'not to send',
    show: (page, { cancelled: { orderId, parcelId } }) =>
      at(`/dashboard/orders/${orderId}/slip/${parcelId}`, 'Cancelled: do not send.')(page),
  },
  {
    route: '/dashboard/payouts',
    state: 'one to prepare',
    async show(page) {
      await open(page, '/dashboard/payouts')
      await main(page)
        .getByRole('button', { name: /^Prepare: / })
        .first()
        .waitFor()
    },
  },
  {
    route: '/dashboard/payouts',
    state: 'none to pay',
    show: at('/dashboard/payouts?list=approved', 'Create a bank file'),
  },
  {
    route: '/dashboard/payouts',
    state: 'one to approve',
    async show(page) {
      await open(page, '/dashboard/payouts?list=prepared')
      await main(page)
        .getByRole('button', { name: /^Approve: / })
        .first()
        .waitFor()
    },
  },
  ...(['paid', 'failed'] as const).map((list) => ({
    route: '/dashboard/payouts',
    state: list,
    async show(page: Page) {
      await open(page, `/dashboard/payouts?list=${list}`)
      await main(page)
        .getByRole('rowheader', { name: /Payout \d/ })
        .first()
        .waitFor()
    },
  })),
  {
    route: '/dashboard/manual-entries',
    state: 'of all stores',
    show: at('/dashboard/manual-entries', 'Manual entries'),
  },
  {
    route: '/dashboard/manual-entries',
    state: 'a new one',
    show: (page, { vendorId }) =>
      at(`/dashboard/manual-entries?vendorId=${vendorId}`, 'Only fees get VAT, invoiced with the commission')(page),
  },
  {
    route: '/dashboard/payouts/stores/:id',
    state: 'by the shop’s period',
    show: (page, { vendorId }) => at(`/dashboard/payouts/stores/${vendorId}`, 'From the next statement on.')(page),
  },
  {
    route: '/dashboard/papers',
    state: 'one to decide',
    async show(page) {
      await open(page, '/dashboard/papers')
      await main(page)
        .getByRole('button', { name: /^Reject: TIN/ })
        .first()
        .click()
    },
  },
  {
    route: '/dashboard/papers',
    state: 'an account to decide',
    show: at('/dashboard/papers?list=accounts', 'bKash, 01711000000'),
  },
  { route: '/dashboard/statements', state: 'of all stores', show: at('/dashboard/statements', 'Closing balance') },
  {
    route: '/dashboard/statements/:id',
    state: 'of a store',
    show: (page, { statementId }) => at(`/dashboard/statements/${statementId}`, 'Parcel 999')(page),
  },
  { route: '/dashboard/refunds', state: 'one owed', show: at('/dashboard/refunds', 'Chotto Pakhi') },
  { route: '/dashboard/invoices', state: 'of this month', show: at('/dashboard/invoices', 'Tangail Handloom Ltd.') },
  {
    route: '/dashboard/invoices/:id',
    state: 'of a store’s commission',
    show: (page, { invoiceId }) => at(`/dashboard/invoices/${invoiceId}`, 'Marketplace commission: Parcel 999')(page),
  },
  {
    route: '/dashboard/invoices',
    state: 'before anything was invoiced',
    show: at('/dashboard/invoices?month=2025-01', 'No invoices in this month.'),
  },
  {
    route: '/admin/products',
    state: 'all ticked',
    async show(page) {
      await open(page, '/admin/products')
      await page.getByLabel('Select all on this page').check()
    },
  },
  { route: '/admin/products', state: 'none', show: at('/admin/products?search=zzzzqqqq', 'No products found.') },
  { route: '/admin/CreateProduct', state: 'empty', show: at('/admin/CreateProduct', 'Sizes and stock') },
  {
    route: '/admin/product/edit/:id',
    state: 'another store’s',
    show: (page, { garment }) => at(`/admin/product/edit/${garment.id}`, 'Sizes and stock')(page),
  },
  {
    route: '/admin/products/import',
    state: 'no CSV',
    async show(page) {
      await at('/admin/products/import', 'Choose a file')(page)
      await choose(page, 'nothing.csv', '')
      await isMarked(page)
    },
  },
  {
    route: '/admin/categories',
    state: 'a subcategory on its way',
    async show(page) {
      await open(page, '/admin/categories')
      await press(page, 'Women: subcategories')
      await press(page, '+ Subcategory of Women')
    },
  },
  {
    route: '/admin/categories',
    state: 'one to move',
    async show(page) {
      await open(page, '/admin/categories')
      await press(page, 'More for Kids')
      await page.locator('.categories-panel-steps').waitFor()
    },
  },
  {
    route: '/admin/categories/create',
    state: 'without a name',
    async show(page) {
      await open(page, '/admin/categories/create')
      await page.getByRole('textbox', { name: 'Name' }).focus()
      await page.getByRole('combobox').focus()
      await sees(page, 'Name is required')
    },
  },
  {
    route: '/admin/categories/edit/:id',
    state: 'hidden',
    async show(page, { categoryId }) {
      await open(page, `/admin/categories/edit/${categoryId}`)
      await seesHeading(page, 'Edit Category')
    },
  },
  { route: '/dashboard/profile', state: 'without a store', show: at('/dashboard/profile', 'Your account') },
]

const VENDOR: OfficeScreen[] = [
  { route: PARCELS, state: 'what a courier is to carry', show: (page, office) => showCarrying(page, office, 'Pathao') },
  { route: PARCELS, state: 'a label', show: (page, office) => showLabel(page, office) },
  {
    route: PARCELS,
    state: 'couriers of the shop',
    show: at(
      '/dashboard/parcels/couriers',
      'You need no accounts: choose the shop’s couriers on each parcel, under Parcels.',
    ),
  },
  { route: '/dashboard/overview', state: 'a week', show: at('/dashboard/overview?days=7', 'Total Revenue') },
  {
    route: '/dashboard/products',
    state: 'asked before deleting',
    async show(page) {
      await open(page, '/dashboard/products')
      await press(page, /^Delete Plain/)
      await sees(page, 'Are you sure you want to delete this product?')
    },
  },
  {
    route: '/admin/CreateProduct',
    state: 'refused',
    async show(page) {
      await at('/admin/CreateProduct', 'Sizes and stock')(page)
      await page.getByLabel('Chest, row 1').fill('wide')
      await press(page, /^Add$/)
      await sees(page, 'Please check the marked fields.')
    },
  },
  {
    route: '/edit-product/:id',
    state: 'in a hidden category',
    show: (page, { hidden }) =>
      at(`/edit-product/${hidden.id}`, 'This category is hidden, and the product with it.')(page),
  },
  {
    route: '/admin/products/import',
    state: 'columns and problems',
    async show(page) {
      await open(page, '/admin/products/import')
      await choose(page, 'some.csv', 'name,category,price,sizes\nKurta,Women,500,M\nOrna,Nowhere,many,Q\n')
      await press(page, /^Check$/)
      await page.locator('.import-problems-table').waitFor()
    },
  },
  {
    route: '/dashboard/orders',
    state: 'of the store',
    async show(page, { orderId }) {
      await open(page, '/dashboard/orders?status=Pending')
      await page.getByRole('link', { name: `Order ${orderId}`, exact: true }).waitFor()
    },
  },
  {
    route: '/dashboard/orders/:id',
    state: 'its parcel',
    show: (page, { orderId }) => at(`/dashboard/orders/${orderId}`, 'Complete parcel')(page),
  },
  { route: '/dashboard/orders/:id', state: 'what its parcel earns', show: showMoney },
  {
    route: '/dashboard/orders/:id/slip/:parcelId',
    state: 'of its parcel',
    show: (page, { orderId, parcelId }) =>
      at(`/dashboard/orders/${orderId}/slip/${parcelId}`, 'Amount to collect')(page),
  },
  {
    route: '/dashboard/webhooks',
    state: 'secret shown',
    async show(page) {
      await addWebhook(page)
      await sees(page, 'Save it now: it is not shown again.')
    },
  },
  {
    route: '/dashboard/webhooks/:id',
    state: 'nothing told',
    async show(page) {
      await addWebhook(page)
      await page.getByRole('link', { name: 'Deliveries' }).first().click()
      await sees(page, 'No deliveries yet.')
    },
  },
  {
    route: '/admin/CreateProduct',
    state: 'what the shop takes',
    async show(page) {
      await at('/admin/CreateProduct', 'Sizes and stock')(page)
      await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Women' })
      await page.getByText(/^Haat charges /).waitFor()
    },
  },
  {
    route: '/dashboard/papers',
    state: 'forms opened',
    async show(page) {
      await at('/dashboard/papers', 'bKash, •••••••0000')(page)
      for (const words of ['Add a payout account', 'Submit: BIN (VAT registration)'])
        await main(page).getByText(words, { exact: true }).click()
    },
  },
  { route: '/dashboard/statements', state: 'its own', show: at('/dashboard/statements', 'Statement 1') },
  {
    route: '/dashboard/statements/:id',
    state: 'with its lines',
    show: (page, { statementId }) => at(`/dashboard/statements/${statementId}`, 'Parcel 999')(page),
  },
  { route: '/dashboard/invoices', state: 'its own', show: at('/dashboard/invoices', 'Haat Ltd.') },
  {
    route: '/dashboard/invoices/:id',
    state: 'of its commission',
    show: (page, { invoiceId }) => at(`/dashboard/invoices/${invoiceId}`, 'Marketplace commission: Parcel 999')(page),
  },
  {
    route: '/dashboard/manual-entries',
    state: 'none yet',
    show: at('/dashboard/manual-entries', 'No manual entries yet.'),
  },
  {
    route: '/dashboard/payouts',
    state: 'none yet',
    show: at('/dashboard/payouts', 'No payouts yet. Closed statements are paid out.'),
  },
  { route: '/dashboard/profile', state: 'approved', show: at('/dashboard/profile', 'Visit your store') },
  {
    route: '/dashboard/profile',
    state: 'refused',
    async show(page) {
      await open(page, '/dashboard/profile?edit=store')
      await page.getByLabel('Store Name').fill('')
      await press(page, 'Save')
      await isMarked(page)
    },
  },
]

/** One at a time: there are only so many, and screens are shown often. */
async function addWebhook(page: Page): Promise<void> {
  await open(page, '/dashboard/webhooks')
  const remove = page.getByRole('button', { name: 'Delete' })
  await remove.or(page.getByText('No webhooks yet.')).first().waitFor()
  if ((await remove.count()) > 0) {
    await remove.first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await sees(page, 'No webhooks yet.')
  }
  await page.getByLabel('Address').fill('https://receiver.example/webhooks/of-a-store-with-a-long-name?key=0123456789')
  await page.getByLabel('order.placed').check()
  await press(page, 'Add a webhook')
}

async function showMoney(page: Page, { packed }: Office): Promise<void> {
  await open(page, `/dashboard/orders/${packed.orderId}`)
  await main(page).locator('.parcel-money summary').click()
  await sees(page, 'Expected store’s share')
}

async function showLabel(page: Page, { packed }: Office): Promise<void> {
  await at(`/dashboard/parcels/labels?ids=${packed.parcelId}`, 'Rahima Khatun')(page)
}

/** As its demo has it, the shop has an account with this courier. */
async function showCarrying(page: Page, { packed }: Office, courier: string): Promise<void> {
  await open(page, `/dashboard/parcels?list=to_hand_over&search=${packed.orderId}`)
  await press(page, courier)
  await main(page)
    .getByRole('form', { name: `${courier} carries it` })
    .waitFor()
}

const BEGINNER: OfficeScreen[] = [
  {
    route: '/dashboard/webhooks',
    state: 'none',
    show: at('/dashboard/webhooks', 'No webhooks yet.'),
  },
  {
    route: '/dashboard/overview',
    state: 'nothing sold',
    show: at('/dashboard/overview', 'Your first order'),
  },
  { route: '/dashboard/products', state: 'none', show: at('/dashboard/products', 'No products yet.') },
  { route: '/dashboard/orders', state: 'none', show: at('/dashboard/orders', 'No orders found.') },
]

const PENDING_VENDOR: OfficeScreen[] = [
  '/dashboard/overview',
  '/dashboard/products',
  '/admin/CreateProduct',
  '/admin/products/import',
  '/dashboard/profile',
].map((route) => ({ route, state: 'pending', show: at(route, PENDING) }))

const REJECTED_VENDOR: OfficeScreen[] = ['/dashboard/overview', '/dashboard/profile'].map((route) => ({
  route,
  state: 'rejected',
  show: at(route, 'Your store was not approved.'),
}))

const CUSTOMER: OfficeScreen[] = [
  {
    route: '/dashboard/inbox',
    state: 'bought',
    show: async (page) => {
      await open(page, '/dashboard/inbox')
      await seesHeading(page, 'Inbox')
      await untilLoaded(page)
    },
  },
  { route: '/dashboard/overview', state: 'bought', show: at('/dashboard/overview', 'Bought most') },
  {
    route: '/dashboard/orders/:id',
    state: 'may be cancelled',
    show: (page, { orderId }) => at(`/dashboard/orders/${orderId}`, 'Cancel order')(page),
  },
  {
    route: '/dashboard/profile/messages',
    state: 'as it begins',
    show: async (page) => {
      await open(page, '/dashboard/profile/messages')
      await seesHeading(page, 'Notifications')
    },
  },
  { route: '/dashboard/profile', state: 'of a customer', show: at('/dashboard/profile', 'Customer') },
  {
    route: '/dashboard/profile/addresses',
    state: 'none yet',
    show: async (page) => {
      await open(page, '/dashboard/profile/addresses')
      await page.getByRole('link', { name: 'Add an address' }).waitFor()
    },
  },
  {
    route: '/dashboard/profile/addresses',
    state: 'a new one',
    show: async (page) => {
      await open(page, '/dashboard/profile/addresses?edit=new')
      await seesHeading(page, 'Add an address')
    },
  },
]

export const OFFICE_SCREENS: Record<Viewer, OfficeScreen[]> = {
  admin: ADMIN,
  vendor: VENDOR,
  beginner: BEGINNER,
  pending: PENDING_VENDOR,
  rejected: REJECTED_VENDOR,
  customer: CUSTOMER,
}
export const VIEWERS: Viewer[] = ['admin', 'vendor', 'beginner', 'pending', 'rejected', 'customer']
