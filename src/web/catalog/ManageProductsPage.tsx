import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { ManagedProduct } from '#contract/managed-products'
import type { VendorStatus } from '#contract/vendors'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import { takeSaved } from './just-saved.ts'
import { type Asked, addressOf, askedOf, isNarrowed } from './managed.ts'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductTable } from './ProductTable.tsx'
import { deleteChosen, saveExport } from './product-deeds.ts'
import { readCategories } from './read-categories.ts'
import { storeApproval } from './store-approval.ts'

const ROWS_A_PAGE = '20'

interface ManagedOnScreen {
  /** The admins’ list of all stores, or a vendor’s of its own. */
  isOfAllStores: boolean
  asked: Asked
  approval: VendorStatus
  tree: CategoryNode[]
  /** What was updated a moment ago. */
  saved: string | null
  /** Still on its way: the page stands before it arrives. */
  products: Promise<Listed<ManagedProduct>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<ManagedOnScreen> {
  const { pathname, searchParams } = new URL(request.url)
  const isOfAllStores = isAdminPath(pathname)
  const { role } = requireSession(request, [isOfAllStores ? 'Admin' : 'Vendor'])
  const asked = askedOf(searchParams)
  const [approval, tree] = await Promise.all([storeApproval(role), readCategories(role)])
  const products = approval === 'Approved' ? listed(productsFor(asked, isOfAllStores)) : NONE
  return { isOfAllStores, asked, approval, tree, saved: takeSaved(), products }
}

const NONE: Promise<Listed<ManagedProduct>> = Promise.resolve({ items: [], total: 0, next: null })

function productsFor({ vendorId, ...asked }: Asked, isOfAllStores: boolean) {
  const query = { ...asked, limit: ROWS_A_PAGE }
  return isOfAllStores
    ? call('GET /api/product/manage', { query: { ...query, vendorId } })
    : call('GET /api/product/GetProductByVendor', { query })
}

function isAdminPath(pathname: string): boolean {
  return pathname.toLowerCase().startsWith('/admin/')
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin', 'Vendor'])
  await deleteChosen(await request.formData())
  return null
}

export const handle = {
  head: ({ isOfAllStores }: ManagedOnScreen): PageHead => ({
    title: isOfAllStores ? 'Manage Products' : 'My Products',
    isPrivate: true,
  }),
}

export function Component() {
  const { isOfAllStores, asked, approval, tree, saved, products } = useLoaderData<ManagedOnScreen>()
  const path = isOfAllStores ? '/admin/products' : '/dashboard/products'
  const isWhole = !isNarrowed(asked) && !asked.cursor
  return (
    <section className="list" aria-labelledby="products-title">
      <header className="manage-head">
        <h1 id="products-title">{isOfAllStores ? 'Manage Products' : 'My Products'}</h1>
        {approval === 'Approved' && <Ways />}
      </header>
      {approval === 'Approved' ? (
        <>
          {saved && (
            <p className="manage-saved" role="status">
              “{saved}” was updated.
            </p>
          )}
          <ProductFilters asked={asked} path={path} tree={tree} />
          <PagedList
            page={products}
            words={isWhole ? WORDS : { ...WORDS, none: 'No products found.' }}
            cursor={asked.cursor}
            addressOf={(cursor) => addressOf(path, { ...asked, cursor })}
            whole={isWhole ? undefined : path}
            beginning={{ text: 'Add Product', to: '/admin/CreateProduct' }}
          >
            {(rows) => (
              <ProductTable
                rows={rows}
                editPath={isOfAllStores ? '/admin/product/edit' : '/edit-product'}
                storeAddress={isOfAllStores ? (vendorId) => storeAddress(path, asked, vendorId) : undefined}
              />
            )}
          </PagedList>
        </>
      ) : (
        <StoreNotice status={approval} profile="/dashboard/profile" />
      )}
    </section>
  )
}

const WORDS = {
  waiting: 'Loading products...',
  none: 'No products yet.',
  unanswered: 'The products could not be loaded just now.',
  older: 'More products',
}

function storeAddress(path: string, asked: Asked, vendorId: number): string {
  return addressOf(path, { ...asked, vendorId: String(vendorId), cursor: undefined })
}

function Ways() {
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    await saveExport()
    setIsSaving(false)
  }
  return (
    <nav className="manage-ways" aria-label="Products">
      <Link className="button" to="/admin/CreateProduct">
        Add Product
      </Link>
      <Link className="button" data-kind="quiet" to="/admin/products/import">
        Import
      </Link>
      <button className="button" data-kind="quiet" type="button" disabled={isSaving} onClick={() => void save()}>
        Export CSV
      </button>
    </nav>
  )
}
