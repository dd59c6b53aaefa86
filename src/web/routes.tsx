import { type RouteObject, redirect } from 'react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { loader as isNotHere, Component as NotFound } from './NotFoundPage.tsx'
import { Shell, ShellWaiting } from './Shell.tsx'

/** A page of the table: its module’s path is its id, so that the server knows which script and style it needs. */
function page(path: string, module: string, load: () => Promise<Partial<RouteObject>>): RouteObject {
  return { path, id: `${module}@${path}`, lazy: load as never }
}

/** Pages that need a session: the server answers the empty shell, the browser fills it. */
export const PRIVATE_PATHS =
  /^\/((cart|checkout|order-confirmation|dashboard|product|edit-product)(\/|$)|admin\/(?!product\/[^/]+\/?$|vendor-register))/i

/** Pages beside the sidebar of the dashboard. */
const backOffice: RouteObject[] = [
  { path: '/dashboard', loader: () => redirect('/dashboard/overview'), element: null },
  page('/dashboard/orders', 'orders/OrdersPage', () => import('./orders/OrdersPage.tsx')),
  page('/dashboard/orders/:id', 'orders/OrderPage', () => import('./orders/OrderPage.tsx')),
  page('/admin/products', 'catalog/ManageProductsPage', () => import('./catalog/ManageProductsPage.tsx')),
  page('/dashboard/products', 'catalog/ManageProductsPage', () => import('./catalog/ManageProductsPage.tsx')),
  page('/admin/CreateProduct', 'catalog/ProductFormPage', () => import('./catalog/ProductFormPage.tsx')),
  page('/admin/product/edit/:id', 'catalog/ProductFormPage', () => import('./catalog/ProductFormPage.tsx')),
  page('/edit-product/:id', 'catalog/ProductFormPage', () => import('./catalog/ProductFormPage.tsx')),
  page('/admin/products/import', 'catalog/ImportPage', () => import('./catalog/ImportPage.tsx')),
  page('/admin/categories', 'categories/CategoriesPage', () => import('./categories/CategoriesPage.tsx')),
  page('/admin/categories/create', 'categories/CategoryFormPage', () => import('./categories/CategoryFormPage.tsx')),
  page('/admin/categories/edit/:id', 'categories/CategoryFormPage', () => import('./categories/CategoryFormPage.tsx')),
  page('/dashboard/vendors', 'vendors/VendorsPage', () => import('./vendors/VendorsPage.tsx')),
  page('/dashboard/profile', 'vendors/ProfilePage', () => import('./vendors/ProfilePage.tsx')),
  page('/dashboard/users', 'users/UsersPage', () => import('./users/UsersPage.tsx')),
  page('/dashboard/audit', 'audit/AuditPage', () => import('./audit/AuditPage.tsx')),
  page('/dashboard/overview', 'dashboard/OverviewPage', () => import('./dashboard/OverviewPage.tsx')),
  page('/dashboard/orders/:id/slip/:parcelId', 'orders/PackingSlipPage', () => import('./orders/PackingSlipPage.tsx')),
]

/** The route table of spec §2. */
export const routes: RouteObject[] = [
  {
    id: 'Shell',
    Component: Shell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: ShellWaiting,
    children: [
      {
        id: 'inside',
        ErrorBoundary: ErrorPage,
        children: [
          page('/', 'catalog/HomePage', () => import('./catalog/HomePage.tsx')),
          page('/shop', 'catalog/HomePage', () => import('./catalog/HomePage.tsx')),
          page('/admin/product/:id', 'catalog/ProductPage', () => import('./catalog/ProductPage.tsx')),
          page('/login', 'auth/LoginPage', () => import('./auth/LoginPage.tsx')),
          page('/register', 'auth/RegisterPage', () => import('./auth/RegisterPage.tsx')),
          page('/unauthorized', 'auth/UnauthorizedPage', () => import('./auth/UnauthorizedPage.tsx')),
          page(
            '/admin/vendor-register',
            'vendors/VendorRegisterPage',
            () => import('./vendors/VendorRegisterPage.tsx'),
          ),
          page('/terms', 'TermsPage', () => import('./TermsPage.tsx')),
          page('/cart', 'cart/CartPage', () => import('./cart/CartPage.tsx')),
          page('/cart/add', 'cart/add', () => import('./cart/add.ts')),
          page('/checkout', 'orders/CheckoutPage', () => import('./orders/CheckoutPage.tsx')),
          page('/order-confirmation', 'orders/ConfirmationPage', () => import('./orders/ConfirmationPage.tsx')),
          page('/order-confirmation/:id', 'orders/ConfirmationPage', () => import('./orders/ConfirmationPage.tsx')),
          page('/product', 'catalog/AfterSave', () => import('./catalog/AfterSave.tsx')),
          page('/store/:id', 'catalog/StorePage', () => import('./catalog/StorePage.tsx')),
          {
            id: 'DashboardFrame',
            lazy: () => import('./DashboardFrame.tsx'),
            children: [{ id: 'framed', ErrorBoundary: ErrorPage, children: backOffice }],
          },
          { path: '*', id: 'NotFoundPage', loader: isNotHere, Component: NotFound },
        ],
      },
    ],
  },
]
