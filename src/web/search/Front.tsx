import type { CategoryNode } from '#contract/categories'
import type { Page } from '#contract/machinery/fields'
import type { Aisle } from '#contract/search'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import type { Card } from '../products/card.ts'
import { Picture } from '../products/Picture.tsx'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { addressOf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { Count } from './Count.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortLinks } from './SortLinks.tsx'

export interface Front {
  tree: CategoryNode[]
  products: Page<Card>
  aisles: Aisle[]
}

const WHOLE = {}

export async function readFront(): Promise<Front> {
  const [tree, { aisles }, products] = await Promise.all([
    call('GET /api/categories/tree', {}),
    call('GET /api/product/aisles', {}),
    call('GET /api/product/front', {}),
  ])
  return { tree, aisles, products }
}

export const frontHead = { title: m.search_clothing_from_many(), canonical: '/' }

export function Front({ tree, products, aisles }: Front) {
  return (
    <div className="front">
      <section className="front-hero" data-aisles={aisles.length > 0 || undefined}>
        <h1>{m.search_front_title()}</h1>
        <p>{m.search_panjabi_three_piece()}</p>
        <SearchBox shelf={WHOLE} />
        {aisles.length > 0 && <Aisles aisles={aisles} />}
      </section>
      <aside className="front-side" aria-label={m.ui_categories()}>
        <CategoryTree tree={tree} shelf={WHOLE} />
      </aside>
      <section className="front-main" aria-labelledby="shelf-title">
        <header className="shelf-heading">
          <h2 id="shelf-title">{m.search_new_market()}</h2>
          <Count page={products} />
          {products.total > 1 && <SortLinks shelf={WHOLE} />}
        </header>
        {products.items.length > 0 ? (
          <ProductGrid
            products={products.items}
            Heading="h3"
            haste={aisles.length > 0 ? 'soon' : 'first'}
            areBesideFilters
          />
        ) : (
          <p className="shelf-empty">{m.search_nothing_shelf_yet()}</p>
        )}
        {products.total > products.items.length && (
          <nav className="shelf-paging" aria-label={m.ui_pages()}>
            <Link className="button" to={addressOf({ sort: 'newest' })}>
              {m.search_see_all_products()}
            </Link>
          </nav>
        )}
      </section>
    </div>
  )
}

function Aisles({ aisles }: { aisles: Aisle[] }) {
  return (
    <ul className="aisles">
      {aisles.map(({ id, name, imagePath }) => (
        <li key={id}>
          <Link to={addressOf({ categoryId: String(id) })}>
            <Picture imagePath={imagePath} alt="" sizes="(width >= 64rem) 11.5rem, 30vw" haste="first" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
