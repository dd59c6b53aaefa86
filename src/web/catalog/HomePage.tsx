import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Aisle, ProductFacets } from '#contract/catalog'
import type { CategoryNode } from '#contract/categories'
import { MOST_COUNTED } from '#contract/counting'
import { formatNumber } from '#contract/digits'
import type { Page } from '#contract/fields'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { Problem } from '../platform/problem.ts'
import { Aisles } from './Aisles.tsx'
import { CategoryTree, pathTo } from './CategoryTree.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import { type Card, cardOf } from './card.ts'
import { chosenOf, plain } from './chosen.ts'
import { EmptyShelf } from './EmptyShelf.tsx'
import { type Instead, insteadOf } from './instead.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ShelfFilters } from './ShelfFilters.tsx'
import { ShelfPaging } from './ShelfPaging.tsx'
import { SortLinks } from './SortLinks.tsx'
import { SoughtStore } from './SoughtStore.tsx'
import { addressOf, isFiltered, type Shelf, shelfOf, wishOf } from './shelf.ts'

interface Home extends Instead {
  shelf: Shelf
  tree: CategoryNode[]
  products: Page<Card>
  aisles: Aisle[]
  /** None on the front, where nothing was asked for yet. */
  facets: ProductFacets | null
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Home> {
  const shelf = shelfOf(new URL(request.url).searchParams)
  const [tree, { aisles }, facets, products] = await Promise.all([
    call('GET /api/categories/tree', {}),
    isFront(shelf) ? call('GET /api/product/aisles', {}) : { aisles: [] },
    isFront(shelf) ? null : call('GET /api/product/facets', { query: wishOf(shelf) }),
    call('GET /api/product', { query: { ...shelf, limit: '24' } }).catch(refuseUnknownPlace),
  ])
  if (shelf.categoryId && pathTo(tree, Number(shelf.categoryId)).length === 0) throw data(null, { status: 404 })
  const storeName = facets?.stores.find(({ id }) => String(id) === shelf.vendorId)?.name
  return {
    shelf,
    tree,
    products: { ...products, items: products.items.map(cardOf) },
    aisles,
    facets,
    ...(products.total > 0 ? { storeName, nearest: [] } : await insteadOf(shelf, storeName)),
  }
}

/** What an address can still say wrong is a cursor that this shelf never gave: there is nothing there. */
function refuseUnknownPlace(error: unknown): never {
  throw error instanceof Problem && error.status === 400 ? data(null, { status: 404 }) : error
}

export const handle = {
  head({ shelf, tree }: Home): PageHead {
    const name = nameOf(shelf, tree)
    return {
      title: name ?? 'Clothing from many stores of Bangladesh',
      canonical:
        shelf.search || shelf.cursor || isFiltered(shelf)
          ? addressOf({ categoryId: shelf.categoryId })
          : addressOf(shelf),
      ...(name ? { description: `${name} at Haat: many stores of Bangladesh in one shop. Cash on delivery.` } : {}),
    }
  },
}

export function Component() {
  const { shelf, tree, products, nearest, aisles, facets, storeName } = useLoaderData<Home>()
  const chosen = chosenOf(shelf, { category: nameOfCategory(shelf, tree), store: storeName })
  return (
    <div className="catalog">
      <section
        className="catalog-hero"
        data-small={!isFront(shelf) || undefined}
        data-aisles={aisles.length > 0 || undefined}
      >
        {isFront(shelf) && (
          <>
            <h1>The market comes to you</h1>
            <p>Panjabi to three-piece, frock to formal shirt, from many stores in one cart. Pay when it arrives.</p>
          </>
        )}
        <SearchBox key={shelf.search} shelf={shelf} />
        {aisles.length > 0 && <Aisles aisles={aisles} />}
      </section>
      <aside className="catalog-side" aria-label="Categories and filters">
        <CategoryTree tree={tree} shelf={shelf} />
        {facets && <ShelfFilters key={addressOf(shelf)} shelf={shelf} facets={facets} />}
      </aside>
      <section className="catalog-main" aria-labelledby="shelf-title">
        <ShelfHeading shelf={shelf} tree={tree} total={products.total} />
        {products.total > 0 && (
          <>
            <ChosenFilters chosen={chosen} cleared={plain(shelf)} />
            <SoughtStore search={shelf.search} stores={facets?.stores ?? []} />
            <Corrections corrected={facets?.corrected ?? []} />
          </>
        )}
        {products.items.length > 0 ? (
          <ProductGrid
            products={products.items}
            Heading={isFront(shelf) ? 'h3' : 'h2'}
            haste={aisles.length > 0 ? 'soon' : 'first'}
            areBesideFilters
          />
        ) : (
          <EmptyShelf shelf={shelf} chosen={chosen} nearest={nearest} />
        )}
        <ShelfPaging shelf={shelf} next={products.next} />
      </section>
    </div>
  )
}

function ShelfHeading({ shelf, tree, total }: { shelf: Shelf; tree: CategoryNode[]; total: number }) {
  const Heading = isFront(shelf) ? 'h2' : 'h1'
  return (
    <header className="catalog-heading">
      <Heading id="shelf-title">{nameOf(shelf, tree) ?? 'New at the market'}</Heading>
      <p className="catalog-count">
        {counted(total, shelf)} {total === 1 ? 'product' : 'products'}
      </p>
      {total > 1 && <SortLinks shelf={shelf} />}
    </header>
  )
}

/** Whoever mistyped sees what was looked for instead. */
function Corrections({ corrected }: Pick<ProductFacets, 'corrected'>) {
  return corrected.map(({ typed, meant }) => (
    <p key={typed} className="catalog-corrected">
      Showing results for <b>{meant.slice(0, 3).join(' or ')}</b>: nothing here is called “{typed}”.
    </p>
  ))
}

/** A search or a list that is narrowed down counts no further than to where there are more; a store is counted to its end. */
function counted(total: number, shelf: Shelf): string {
  const isToItsEnd = !shelf.search && !isFiltered({ ...shelf, vendorId: undefined })
  return total <= MOST_COUNTED || isToItsEnd ? formatNumber(total) : `${formatNumber(MOST_COUNTED)}+`
}

/** The shop’s front, where nothing was asked for yet. */
function isFront(shelf: Shelf): boolean {
  return !shelf.search && !shelf.categoryId && !shelf.cursor && !isFiltered(shelf)
}

function nameOf(shelf: Shelf, tree: CategoryNode[]): string | undefined {
  const category = nameOfCategory(shelf, tree)
  if (!shelf.search) return category
  return category ? `“${shelf.search}” in ${category}` : `“${shelf.search}”`
}

function nameOfCategory({ categoryId }: Shelf, tree: CategoryNode[]): string | undefined {
  return pathTo(tree, Number(categoryId)).at(-1)?.name
}
