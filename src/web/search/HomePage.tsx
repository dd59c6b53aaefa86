import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { Page } from '#contract/machinery/fields'
import type { ProductFacets } from '#contract/search'
import { formatNumber } from '#contract/values/digits'
import { MOST_COUNTED } from '#contract/values/limits'
import { LOCALE, m } from '#messages'
import { pathTo } from '../categories/path-to.ts'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { refuseUnknownArea } from '../platform/refuse-as-page.ts'
import { type Card, cardOf } from '../products/card.ts'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import { Count, rangeOf } from './Count.tsx'
import { chosenOf, plain } from './chosen.ts'
import { EmptyShelf } from './EmptyShelf.tsx'
import { Front, frontHead, readFront } from './Front.tsx'
import { type Instead, insteadOf, NONE } from './instead.ts'
import { SearchBox } from './SearchBox.tsx'
import { ShelfFilters } from './ShelfFilters.tsx'
import { ShelfPaging } from './ShelfPaging.tsx'
import { SortLinks } from './SortLinks.tsx'
import { isFiltered, isFront, listOf, productQueryOf, shelfOf } from './shelf.ts'

interface Asked extends Instead {
  shelf: Shelf
  tree: CategoryNode[]
  products: Page<Card>
  facets: ProductFacets
}
type Home = Asked | { front: Front }

export async function loader({ request }: LoaderFunctionArgs): Promise<Home> {
  const shelf = shelfOf(new URL(request.url).searchParams)
  if (isFront(shelf)) return { front: await readFront() }
  const [tree, facets, products] = await Promise.all([
    call('GET /api/categories/tree', {}),
    call('GET /api/product/facets', { query: productQueryOf(shelf) }),
    call('GET /api/product', { query: listOf(shelf) }).catch(refuseUnknownArea),
  ])
  if (shelf.categoryId && pathTo(tree, Number(shelf.categoryId)).length === 0) throw data(null, { status: 404 })
  const storeName = facets.stores.find(({ id }) => String(id) === shelf.vendorId)?.name
  return {
    shelf,
    tree,
    products: { ...products, items: products.items.map(cardOf) },
    facets,
    ...(products.total > 0 ? { storeName, nearest: NONE } : await insteadOf(shelf, storeName)),
  }
}

export const handle = {
  head(home: Home): PageHead {
    if ('front' in home) return frontHead
    const { shelf, tree, products } = home
    const name = nameOf(shelf, tree)
    return {
      title: products.before ? `${name}, ${rangeOf(products)}` : name,
      // Its orders, pages and filters have the same products: a category is one page to search engines.
      canonical: addressOf({ categoryId: shelf.categoryId }),
      description: m.search_name_haat_many({ name }),
    }
  },
}

export function Component() {
  const home = useLoaderData<Home>()
  return 'front' in home ? <Front {...home.front} /> : <AskedFor {...home} />
}

function AskedFor({ shelf, tree, products, nearest, facets, storeName }: Asked) {
  const { understood } = facets
  const chosen = chosenOf(shelf, { category: nameOfCategory(shelf, tree), store: storeName }, understood)
  return (
    <div className="front">
      <section className="front-hero" data-small>
        <SearchBox key={shelf.search} shelf={shelf} />
      </section>
      <aside className="front-side" aria-label={m.search_categories_filters()}>
        <CategoryTree tree={tree} shelf={shelf} />
        <ShelfFilters key={addressOf(shelf)} shelf={shelf} facets={facets} />
      </aside>
      <section className="front-main" aria-labelledby="shelf-title">
        <header className="shelf-heading">
          <h1 id="shelf-title">{nameOf(shelf, tree)}</h1>
          <Count page={products} total={counted(products.total, shelf)} />
          {products.total > 1 && <SortLinks shelf={shelf} said={understood.find(({ sort }) => sort)?.sort} />}
        </header>
        {products.total > 0 && (
          <>
            <ChosenFilters chosen={chosen} {...(isFiltered(shelf) ? { cleared: plain(shelf) } : {})} />
            <SoughtStore search={shelf.search} stores={facets.stores} />
            <LeftOut words={facets.unknown} />
            {facets.searchedFor && <SearchedFor shelf={shelf} searchedFor={facets.searchedFor} />}
          </>
        )}
        {products.items.length > 0 ? (
          <ProductGrid products={products.items} Heading="h2" areBesideFilters />
        ) : (
          <EmptyShelf shelf={shelf} chosen={chosen} nearest={nearest} facets={facets} />
        )}
        <ShelfPaging shelf={shelf} page={products} />
      </section>
    </div>
  )
}

/** Unknown words. */
function LeftOut({ words }: { words: string[] }) {
  if (words.length === 0) return null
  const named = new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(words.map((word) => `“${word}”`))
  return <p className="shelf-corrected">{m.search_nothing_here_do({ words: named })}</p>
}

/** Up to the bound; a store’s to its end. */
function counted(total: number, shelf: Shelf): string {
  const isToItsEnd = !shelf.search && !isFiltered({ ...shelf, vendorId: undefined })
  return total <= MOST_COUNTED || isToItsEnd ? formatNumber(total) : `${formatNumber(MOST_COUNTED)}+`
}

function nameOf(shelf: Shelf, tree: CategoryNode[]): string {
  const category = nameOfCategory(shelf, tree)
  if (!shelf.search) return category ?? m.search_all_products()
  return category ? m.search_category({ search: shelf.search, category }) : `“${shelf.search}”`
}

function nameOfCategory({ categoryId }: Shelf, tree: CategoryNode[]): string | undefined {
  return pathTo(tree, Number(categoryId)).at(-1)?.name
}

/** The correction, and a link to what was typed. */
function SearchedFor({ shelf, searchedFor }: { shelf: Shelf; searchedFor: string }) {
  return (
    <p className="shelf-corrected">
      {m.search_results_for({ words: () => <b key="words">{searchedFor}</b> })}{' '}
      <Link to={addressOf({ ...shelf, literal: '1', cursor: undefined })}>
        {m.search_instead_search({ search: shelf.search ?? '' })}
      </Link>
    </p>
  )
}

/** A store named by the search. */
function SoughtStore({ search = '', stores }: { search: string | undefined; stores: ProductFacets['stores'] }) {
  const sought = stores.find(({ name }) => name.toLowerCase() === search.toLowerCase())
  if (!sought) return null
  return (
    <p className="shelf-sought">
      {m.search_sought_store()} <Link to={`/store/${sought.id}`}>{sought.name}</Link>
    </p>
  )
}
