import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Page } from '#contract/machinery/fields'
import type { PublicStore } from '#contract/vendors'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { refuseAsPage, refuseUnknownArea } from '../platform/refuse-as-page.ts'
import { type Card, cardOf } from '../products/card.ts'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'
import { Count } from './Count.tsx'
import { ShelfPaging } from './ShelfPaging.tsx'
import { SortLinks } from './SortLinks.tsx'
import { listOf, shelfOf } from './shelf.ts'

interface StoreOnScreen {
  store: PublicStore
  shelf: Shelf
  products: Page<Card>
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<StoreOnScreen> {
  const id = params.id ?? ''
  if (!idIn(id)) throw data(null, { status: 404 })
  const { sort, cursor } = shelfOf(new URL(request.url).searchParams)
  const shelf = { storeId: id, sort, cursor }
  const [store, products] = await Promise.all([
    call('GET /api/stores/:id', { params: { id } }).catch(refuseAsPage),
    call('GET /api/product', { query: listOf(shelf) }).catch(refuseUnknownArea),
  ])
  return {
    store,
    shelf,
    products: { ...products, items: products.items.map(cardOf) },
  }
}

export const handle = {
  head({ store, shelf }: StoreOnScreen): PageHead {
    const { id, storeName, storeDescription } = store
    const description = storeDescription.slice(0, 200) || m.search_storename_haat_cash({ storeName })
    return {
      title: storeName,
      description,
      canonical: addressOf({ storeId: shelf.storeId }),
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
      <header className="store-page-about">
        <h1>{storeName}</h1>
        {storeDescription && <p>{storeDescription}</p>}
      </header>
      <section aria-labelledby="shelf-title">
        <header className="shelf-heading">
          <h2 id="shelf-title">{m.search_from_store()}</h2>
          <Count page={products} />
          {products.total > 1 && <SortLinks shelf={shelf} />}
        </header>
        {products.items.length > 0 ? <ProductGrid products={products.items} Heading="h2" /> : <NothingYet />}
        <ShelfPaging shelf={shelf} page={products} />
      </section>
    </article>
  )
}

function NothingYet() {
  return (
    <div className="shelf-empty">
      <p>{m.search_nothing_from_store()}</p>
      <Link className="button" data-kind="quiet" to="/shop">
        {m.search_see_all_stores()}
      </Link>
    </div>
  )
}
