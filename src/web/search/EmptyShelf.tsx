import type { ProductFacets } from '#contract/search'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import type { Card } from '../products/card.ts'
import { ProductGrid } from '../products/ProductGrid.tsx'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import { arePricesCrossed, type Chosen, inTaka, plain, priceSaid } from './chosen.ts'
import type { Instead } from './instead.ts'
import { isFiltered } from './shelf.ts'

interface Empty {
  shelf: Shelf
  chosen: Chosen[]
  nearest: Instead['nearest']
  facets: ProductFacets
}

/** Blames the price where others exist, else filters, else words. */
export function EmptyShelf({ shelf, chosen, nearest, facets }: Empty) {
  const price = otherPrice(shelf, facets, nearest.items[0])
  const isForFilters = price || isFiltered(shelf) || (shelf.search && shelf.categoryId)
  return (
    <>
      <div className="shelf-empty">
        {isForFilters ? (
          <NothingFits shelf={shelf} chosen={chosen} price={price} />
        ) : (
          <NothingHere shelf={shelf} chosen={chosen} />
        )}
      </div>
      {nearest.items.length > 0 && (
        <section aria-labelledby="nearest-title">
          <h2 id="nearest-title" className="shelf-nearest">
            {nearest.total > 0 ? m.search_nearest_we() : m.search_new_market()}
          </h2>
          <ProductGrid products={nearest.items} Heading="h3" haste="soon" areBesideFilters />
        </section>
      )}
    </>
  )
}

/** “No “saree” up to ৳1,000. They begin at ৳1,590.” */
function otherPrice(
  shelf: Shelf,
  { understood, prices }: ProductFacets,
  nearest: Card | undefined,
): string | undefined {
  const typed = understood.find(({ minPrice, maxPrice }) => minPrice !== undefined || maxPrice !== undefined)
  const { minPrice, maxPrice } = {
    minPrice: shelf.minPrice === undefined ? typed?.minPrice : Number(shelf.minPrice),
    maxPrice: shelf.maxPrice === undefined ? typed?.maxPrice : Number(shelf.maxPrice),
  }
  const said = priceSaid({ minPrice, maxPrice })
  if (!said || !prices || arePricesCrossed(shelf)) return undefined
  const what = typed ? typed.without : shelf.search
  const others =
    maxPrice === undefined
      ? m.search_dearest_highest({ highest: formatTaka(nearest?.price ?? prices.highest) })
      : m.search_they_begin_lowest({ lowest: formatTaka(nearest?.price ?? prices.lowest) })
  return `${what ? m.search_none_at_price({ what, price: said }) : m.search_nothing_at_price({ price: said })} ${others}`
}

function NothingFits({ shelf, chosen, price }: Pick<Empty, 'shelf' | 'chosen'> & { price: string | undefined }) {
  const { search } = shelf
  return (
    <>
      {arePricesCrossed(shelf) ? (
        <CrossedPrices shelf={shelf} />
      ) : (
        <p>
          {price ??
            (search
              ? m.search_no_match_for({ count: chosen.length, search })
              : m.search_no_match({ count: chosen.length }))}
        </p>
      )}
      <ChosenFilters chosen={chosen} />
      {(isFiltered(shelf) || shelf.categoryId) && (
        <Link className="button" data-kind="quiet" to={addressOf(plain(shelf))}>
          {m.search_clear_filters()}
        </Link>
      )}
    </>
  )
}

/** One touch swaps them. */
function CrossedPrices({ shelf }: { shelf: Shelf }) {
  const { minPrice = '', maxPrice = '' } = shelf
  const [lowest, highest] = [inTaka(maxPrice), inTaka(minPrice)]
  return (
    <>
      <p>{m.search_no_price_both({ highest, lowest })}</p>
      <Link className="button" to={addressOf({ ...shelf, minPrice: maxPrice, maxPrice: minPrice, cursor: undefined })}>
        {m.search_show_lowest_highest({ lowest, highest })}
      </Link>
    </>
  )
}

function NothingHere({ shelf: { search }, chosen }: Pick<Empty, 'shelf' | 'chosen'>) {
  return (
    <>
      <p>{search ? m.search_nothing_found_search({ search }) : m.search_nothing_shelf_yet()}</p>
      {search && <p>{m.search_try_another_word()}</p>}
      <ChosenFilters chosen={chosen} />
      <Link className="button" data-kind="quiet" to="/shop">
        {m.search_see_everything()}
      </Link>
    </>
  )
}
