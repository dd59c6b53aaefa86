import { type RouteObject, redirect } from 'react-router'
import { SHELF_QUERY } from './products/shelf-address.ts'
import { AROUND, mayBeOutdated, readShopSettings } from './settings/shop-settings.ts'
import { type PageFacts, pages } from './shell/page-facts.ts'
import { Shell, ShellWaiting } from './shell/Shell.tsx'
import { ErrorPage } from './ui/error/ErrorPage.tsx'
import { loader as isNotHere, Component as NotFound } from './ui/error/NotFoundPage.tsx'

/** A page of the table: its module’s path is its id, so that the server knows which script and style it needs. */
function page(path: string, module: string, load: () => Promise<Partial<RouteObject>>, facts?: PageFacts): RouteObject {
  const id = `${module}@${path}`
  pages.set(id, { path, ...facts })
  return { path, id, lazy: load as never }
}

/** A page that needs a session. */
function own(...[path, module, load, facts]: Parameters<typeof page>): RouteObject {
  return page(path, module, load, { isPrivate: true, ...facts })
}

const TREE = 'categories/CategoriesPage'
const PRODUCTS = 'selling/ManageProductsPage'
const ORDERS = 'orders/OrdersPage'
const PARCELS = 'fulfilment/ParcelsPages'
const WEBHOOKS = 'webhooks/WebhooksPage'
const STATEMENTS = 'payouts/StatementsPage'
const PAYOUTS = 'payouts/PayoutsPage'
const INVOICES = 'invoices/InvoicesPage'
const MESSAGES = 'messaging/MessagesPage'
const SETTLEMENTS = 'settlements/SettlementsPage'

const backOffice: RouteObject[] = [
  { path: '/dashboard', id: 'to-overview', loader: () => redirect('/dashboard/overview'), element: null },
  own('/dashboard/orders', ORDERS, () => import('./orders/OrdersPage.tsx')),
  own('/dashboard/orders/:id', 'order-page/OrderPage', () => import('./order-page/OrderPage.tsx'), { above: ORDERS }),
  own('/dashboard/parcels/:part?', PARCELS, () => import('./fulfilment/ParcelsPages.tsx'), { above: PARCELS }),
  own('/admin/products', PRODUCTS, () => import('./selling/ManageProductsPage.tsx')),
  own('/dashboard/products', PRODUCTS, () => import('./selling/ManageProductsPage.tsx')),
  own('/admin/CreateProduct', 'selling/ProductFormPage', () => import('./selling/ProductFormPage.tsx'), {
    above: PRODUCTS,
  }),
  own('/admin/product/edit/:id', 'selling/ProductFormPage', () => import('./selling/ProductFormPage.tsx'), {
    above: PRODUCTS,
  }),
  own('/edit-product/:id', 'selling/ProductFormPage', () => import('./selling/ProductFormPage.tsx'), {
    above: PRODUCTS,
  }),
  own('/admin/products/import', 'imports/ImportPage', () => import('./imports/ImportPage.tsx'), { above: PRODUCTS }),
  own('/admin/categories', TREE, () => import('./categories/CategoriesPage.tsx')),
  own('/admin/categories/create', 'categories/CategoryFormPage', () => import('./categories/CategoryFormPage.tsx')),
  own('/admin/categories/edit/:id', 'categories/CategoryFormPage', () => import('./categories/CategoryFormPage.tsx'), {
    above: TREE,
  }),
  own('/dashboard/vendors', 'vendors/VendorsPage', () => import('./vendors/VendorsPage.tsx')),
  own('/dashboard/profile', 'account/ProfilePage', () => import('./account/ProfilePage.tsx')),
  own('/dashboard/profile/addresses', 'account/AddressesPage', () => import('./account/AddressesPage.tsx'), {
    above: 'account/ProfilePage',
  }),
  own(
    '/dashboard/profile/messages',
    'notifications/PreferencesPage',
    () => import('./notifications/PreferencesPage.tsx'),
    {
      above: 'account/ProfilePage',
    },
  ),
  own('/dashboard/users', 'users/UsersPage', () => import('./users/UsersPage.tsx')),
  own('/dashboard/settings', 'settings/SettingsPage', () => import('./settings/SettingsPage.tsx')),
  own('/dashboard/commission', 'commission/CommissionPage', () => import('./commission/CommissionPage.tsx')),
  own('/dashboard/jobs', 'jobs/JobsPage', () => import('./jobs/JobsPage.tsx')),
  own('/dashboard/audit', 'audit/AuditPage', () => import('./audit/AuditPage.tsx')),
  own('/dashboard/messages', MESSAGES, () => import('./messaging/MessagesPage.tsx')),
  own('/dashboard/messages/:id', 'messaging/MessagePage', () => import('./messaging/MessagePage.tsx'), {
    above: MESSAGES,
  }),
  own('/dashboard/inbox', 'messaging/InboxPage', () => import('./messaging/InboxPage.tsx')),
  own('/dashboard/webhooks', WEBHOOKS, () => import('./webhooks/WebhooksPage.tsx')),
  own('/dashboard/webhooks/:id', 'webhooks/DeliveriesPage', () => import('./webhooks/DeliveriesPage.tsx'), {
    above: WEBHOOKS,
  }),
  own('/dashboard/settlements', SETTLEMENTS, () => import('./settlements/SettlementsPage.tsx')),
  own('/dashboard/settlements/load', 'settlements/LoadPage', () => import('./settlements/LoadPage.tsx'), {
    above: SETTLEMENTS,
  }),
  own('/dashboard/settlements/unpaid', 'settlements/UnpaidPage', () => import('./settlements/UnpaidPage.tsx'), {
    above: SETTLEMENTS,
  }),
  // An admin’s menu leads to payouts alone.
  own('/dashboard/statements', STATEMENTS, () => import('./payouts/StatementsPage.tsx'), { above: PAYOUTS }),
  own('/dashboard/statements/:id', 'payouts/StatementPage', () => import('./payouts/StatementPage.tsx'), {
    above: [STATEMENTS, PAYOUTS],
  }),
  own('/dashboard/refunds', 'refunds/RefundsPage', () => import('./refunds/RefundsPage.tsx')),
  // Led to from payouts, and from the terms of a store.
  own(
    '/dashboard/manual-entries',
    'manual-entries/ManualEntriesPage',
    () => import('./manual-entries/ManualEntriesPage.tsx'),
    {
      above: PAYOUTS,
    },
  ),
  own('/dashboard/payouts', PAYOUTS, () => import('./payouts/PayoutsPage.tsx')),
  own('/dashboard/payouts/stores/:id', 'payouts/StoreTermsPage', () => import('./payouts/StoreTermsPage.tsx'), {
    above: PAYOUTS,
  }),
  own('/dashboard/papers', 'store-documents/DocumentsPage', () => import('./store-documents/DocumentsPage.tsx')),
  own('/dashboard/invoices', INVOICES, () => import('./invoices/InvoicesPage.tsx')),
  own('/dashboard/invoices/:id', 'invoices/InvoicePage', () => import('./invoices/InvoicePage.tsx'), {
    above: INVOICES,
  }),
  own('/dashboard/overview', 'dashboard/OverviewPage', () => import('./dashboard/OverviewPage.tsx')),
  own('/dashboard/orders/slips', 'orders/PackingSlipsPage', () => import('./orders/PackingSlipsPage.tsx'), {
    above: ORDERS,
  }),
  own('/dashboard/orders/:id/slip/:parcelId', 'orders/PackingSlipPage', () => import('./orders/PackingSlipPage.tsx'), {
    above: ORDERS,
  }),
]

const SHELF: PageFacts = {
  query: SHELF_QUERY,
  finite: ['category', 'sort'],
  shows: { category: 'GET /api/categories/:id' },
}

/** The route table of spec §2. */
export const routes: RouteObject[] = [
  {
    id: AROUND,
    loader: readShopSettings,
    shouldRevalidate: mayBeOutdated,
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: ShellWaiting,
    children: [
      {
        id: 'inside',
        ErrorBoundary: ErrorPage,
        children: [
          page('/', 'search/FrontPage', () => import('./search/FrontPage.tsx'), SHELF),
          page('/shop', 'search/HomePage', () => import('./search/HomePage.tsx'), SHELF),
          page('/admin/product/:id', 'products/ProductPage', () => import('./products/ProductPage.tsx'), {
            shows: { id: 'GET /api/product/:id' },
          }),
          // The same page (spec §2), at the address that is shared: src/contract/values/product-address.ts.
          page('/p/:id/:slug?', 'products/ProductPage', () => import('./products/ProductPage.tsx'), {
            sameAs: '/admin/product/:id',
          }),
          page('/login', 'auth/LoginPage', () => import('./auth/LoginPage.tsx')),
          page('/login/phone', 'codes/PhoneEntryPage', () => import('./codes/PhoneEntryPage.tsx')),
          page('/forgot-password', 'codes/ForgotPasswordPage', () => import('./codes/ForgotPasswordPage.tsx')),
          page('/reset-password', 'codes/ResetPasswordPage', () => import('./codes/ResetPasswordPage.tsx')),
          page('/undo-change', 'codes/UndoChangePage', () => import('./codes/UndoChangePage.tsx')),
          page('/register', 'auth/RegisterPage', () => import('./auth/RegisterPage.tsx')),
          page('/unauthorized', 'auth/UnauthorizedPage', () => import('./auth/UnauthorizedPage.tsx')),
          page(
            '/admin/vendor-register',
            'vendors/VendorRegisterPage',
            () => import('./vendors/VendorRegisterPage.tsx'),
          ),
          page('/terms', 'TermsPage', () => import('./shell/TermsPage.tsx')),
          page('/privacy', 'PrivacyPage', () => import('./shell/PrivacyPage.tsx')),
          own('/cart', 'cart/CartPage', () => import('./cart/CartPage.tsx')),
          own('/cart/add', 'cart/add', () => import('./cart/add.ts')),
          own('/checkout', 'checkout/CheckoutPage', () => import('./checkout/CheckoutPage.tsx')),
          own('/order-confirmation', 'order-page/ConfirmationPage', () => import('./order-page/ConfirmationPage.tsx')),
          own(
            '/order-confirmation/:id',
            'order-page/ConfirmationPage',
            () => import('./order-page/ConfirmationPage.tsx'),
          ),
          own('/track/:code?', 'fulfilment/TrackPage', () => import('./fulfilment/TrackPage.tsx')),
          own('/product', 'selling/AfterSave', () => import('./selling/AfterSave.tsx')),
          page('/store/:id', 'search/StorePage', () => import('./search/StorePage.tsx'), {
            query: ['cursor', 'sort'],
            finite: ['sort'],
            shows: { id: 'GET /api/stores/:id' },
          }),
          {
            id: 'DashboardFrame',
            lazy: () => import('./shell/DashboardFrame.tsx'),
            children: [{ id: 'framed', ErrorBoundary: ErrorPage, children: backOffice }],
          },
          { path: '*', id: 'NotFoundPage', loader: isNotHere, Component: NotFound },
        ],
      },
    ],
  },
]
