import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatNumber } from '#contract/digits'
import type { Page } from '#contract/fields'
import type { PublicStore } from '#contract/vendors'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { Link } from '../ui/Link.tsx'
import { type Card, cardOf } from './card.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { refuseAsPage } from './refuse-as-page.ts'
import { ShelfPaging } from './ShelfPaging.tsx'
import { SortLinks } from './SortLinks.tsx'
import { addressOf, type Shelf, shelfOf } from './shelf.ts'

interface StoreOnScreen {
  store: PublicStore
  shelf: Shelf
  products: Page<Card>
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<StoreOnScreen> {
  const id = params.id ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  const { sort, cursor } = shelfOf(new URL(request.url).searchParams)
  const [store, products] = await Promise.all([
    call('GET /api/stores/:id', { params: { id } }),
    call('GET /api/product', { query: { vendorId: id, sort, cursor, limit: '24' } }),
  ]).catch(refuseAsPage)
  return {
    store,
    shelf: { storeId: id, sort, cursor },
    products: { ...products, items: products.items.map(cardOf) },
  }
}

export const handle = {
  head({ store, shelf }: StoreOnScreen): PageHead {
    const { id, storeName, storeDescription } = store
    const description = storeDescription.slice(0, 200) || `${storeName} at Haat. Cash on delivery.`
    return {
      title: storeName,
      description,
      canonical: addressOf({ ...shelf, cursor: undefined }),
      jsonLd: (origin) => ({
        '@context': 'https://schema.org',
        '@type': 'OnlineStore',
        name: storeName,
        description,
        url: `${origin}/store/${id}`,
        areaServed: 'BD',
        parentOrganization: { '@type': 'Organization', name: 'Haat', url: origin },
      }),
    }
  },
}

export function Component() {
  const { store, shelf, products } = useLoaderData<StoreOnScreen>()
  const { storeName, storeDescription } = store
  return (
    <article>
      <header className="store-about">
        <h1>{storeName}</h1>
        {storeDescription && <p>{storeDescription}</p>}
      </header>
      <section aria-labelledby="shelf-title">
        <header className="catalog-heading">
          <h2 id="shelf-title">From this store</h2>
          <p className="catalog-count">
            {formatNumber(products.total)} {products.total === 1 ? 'product' : 'products'}
          </p>
          {products.total > 1 && <SortLinks shelf={shelf} />}
        </header>
        {products.items.length > 0 ? <ProductGrid products={products.items} Heading="h2" /> : <NothingYet />}
        <ShelfPaging shelf={shelf} next={products.next} />
      </section>
    </article>
  )
}

function NothingYet() {
  return (
    <div className="catalog-empty">
      <p>Nothing from this store just now.</p>
      <Link className="button" data-kind="quiet" to="/shop">
        See all stores
      </Link>
    </div>
  )
}
