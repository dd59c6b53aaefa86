import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { ManagedProduct } from '#contract/selling'
import type { VendorStatus } from '#contract/vendors'
import { m } from '#messages'
import { readCategories } from '../categories/read-categories.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { acts } from '../ui/acts/acts.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { saveCsv } from '../ui/save-csv.ts'
import { toast } from '../ui/toasts.tsx'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import { storeApproval } from '../vendors/store-approval.ts'
import { takeSaved } from './just-saved.ts'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductTable } from './ProductTable.tsx'
import { ALL_PRODUCTS, type AskedProducts, isFiltered, OWN_PRODUCTS } from './products-query.ts'

const ROWS_A_PAGE = '20'

interface ManagedOnScreen {
  isOfAllStores: boolean
  asked: AskedProducts
  approval: VendorStatus
  tree: CategoryNode[]
  saved: string | null
  products: Promise<Listed<ManagedProduct>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<ManagedOnScreen> {
  const isOfAllStores = isAdminPath(new URL(request.url).pathname)
  const { role } = requireSession(request, [isOfAllStores ? 'Admin' : 'Vendor'])
  const asked = OWN_PRODUCTS.read(request)
  const [approval, tree] = await Promise.all([storeApproval(role), readCategories(role)])
  const products = approval === 'Approved' ? listed(productsFor(asked, isOfAllStores)) : NONE
  return { isOfAllStores, asked, approval, tree, saved: takeSaved(), products }
}

const NONE: Promise<Listed<ManagedProduct>> = Promise.resolve({ items: [], total: 0, next: null })

function productsFor({ store, category, ...asked }: AskedProducts, isOfAllStores: boolean) {
  const query = { ...asked, categoryId: category, limit: ROWS_A_PAGE }
  return isOfAllStores
    ? call('GET /api/product/manage', { query: { ...query, vendorId: store } })
    : call('GET /api/product/GetProductByVendor', { query })
}

function isAdminPath(pathname: string): boolean {
  return pathname.toLowerCase().startsWith('/admin/')
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin', 'Vendor'])
  return await changeProducts(await request.formData())
}

/** All or nothing; refusals as toasts (spec §8). */
const changeProducts = acts({ delete: { run: deleteChosen } })

async function deleteChosen(form: FormData): Promise<void> {
  const ids = form.getAll('id').map(Number)
  if (ids.length === 1) await call('DELETE /api/product/:id', { params: { id: String(ids[0]) } })
  else await call('POST /api/product/delete', { body: { ids } })
  toast('success', ids.length === 1 ? m.ui_deleted() : m.selling_count_products_deleted({ count: ids.length }))
}

export const handle = {
  head: ({ isOfAllStores }: ManagedOnScreen): PageHead => ({
    title: isOfAllStores ? m.ui_manage_products() : m.ui_my_products(),
    isPrivate: true,
  }),
}

export function Component() {
  const { isOfAllStores, asked, approval, tree, saved, products } = useLoaderData<ManagedOnScreen>()
  const list = isOfAllStores ? ALL_PRODUCTS : OWN_PRODUCTS
  const isWhole = !isFiltered(asked) && !asked.cursor
  return (
    <section className="list" aria-labelledby="products-title">
      <header className="manage-products-head">
        <h1 id="products-title">{isOfAllStores ? m.ui_manage_products() : m.ui_my_products()}</h1>
        {approval === 'Approved' && <Ways />}
      </header>
      {approval === 'Approved' ? (
        <>
          {saved && (
            <p className="manage-products-saved" role="status">
              {m.selling_saved_was_updated({ saved })}
            </p>
          )}
          <ProductFilters asked={asked} list={list} tree={tree} />
          <PagedList
            page={products}
            words={isWhole ? WORDS : { ...WORDS, none: m.selling_no_products_found() }}
            {...list.pages(asked)}
            whole={isWhole ? undefined : list.address({})}
            beginning={{ text: m.ui_add_product(), to: '/admin/CreateProduct' }}
          >
            {(rows) => (
              <ProductTable
                rows={rows}
                editPath={isOfAllStores ? '/admin/product/edit' : '/edit-product'}
                storeAddress={isOfAllStores ? (vendorId) => storeAddress(asked, vendorId) : undefined}
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
  waiting: m.selling_loading_products(),
  none: m.selling_no_products_yet(),
  unanswered: m.selling_products_could_not(),
  older: m.ui_more_products(),
}

function storeAddress(asked: AskedProducts, vendorId: number): string {
  return ALL_PRODUCTS.address({ ...asked, store: String(vendorId), cursor: undefined })
}

function Ways() {
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    await saveCsv(call('GET /api/product/export', {}), 'haat-products.csv')
    setIsSaving(false)
  }
  return (
    <nav className="manage-products-ways" aria-label={m.ui_orders_products_text()}>
      <Link className="button" to="/admin/CreateProduct">
        {m.ui_add_product()}
      </Link>
      <Link className="button" data-kind="quiet" to="/admin/products/import">
        {m.selling_import()}
      </Link>
      <ActButton data-kind="quiet" isOff={isSaving} onPress={() => void save()}>
        {m.selling_export_csv()}
      </ActButton>
    </nav>
  )
}
