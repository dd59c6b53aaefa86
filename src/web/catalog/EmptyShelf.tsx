import { Link } from '../ui/Link.tsx'
import { ChosenFilters } from './ChosenFilters.tsx'
import type { Card } from './card.ts'
import { arePricesCrossed, type Chosen, inTaka, plain } from './chosen.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { addressOf, type Shelf } from './shelf.ts'

/** Says what is at fault: the filters where some are set, else the words. */
export function EmptyShelf({ shelf, chosen, nearest }: { shelf: Shelf; chosen: Chosen[]; nearest: Card[] }) {
  return (
    <>
      <div className="catalog-empty">
        {chosen.length > 0 ? <NothingFits shelf={shelf} chosen={chosen} /> : <NothingHere shelf={shelf} />}
      </div>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest-title">
          <h2 id="nearest-title" className="catalog-nearest">
            The nearest we have
          </h2>
          <ProductGrid products={nearest} Heading="h3" haste="soon" areBesideFilters />
        </section>
      )}
    </>
  )
}

function NothingFits({ shelf, chosen }: { shelf: Shelf; chosen: Chosen[] }) {
  const { search } = shelf
  return (
    <>
      {arePricesCrossed(shelf) ? (
        <CrossedPrices shelf={shelf} />
      ) : (
        <p>
          Nothing {search && `for “${search}” `}fits {chosen.length === 1 ? 'this filter' : 'all of these filters'}.
        </p>
      )}
      <ChosenFilters chosen={chosen} />
      <Link className="button" data-kind="quiet" to={addressOf(plain(shelf))}>
        Clear filters
      </Link>
    </>
  )
}

/** Whoever took one price for the other has what was meant a touch away. */
function CrossedPrices({ shelf }: { shelf: Shelf }) {
  const { minPrice = '', maxPrice = '' } = shelf
  const [lowest, highest] = [inTaka(maxPrice), inTaka(minPrice)]
  return (
    <>
      <p>
        No price is both above {highest} and below {lowest}.
      </p>
      <Link className="button" to={addressOf({ ...shelf, minPrice: maxPrice, maxPrice: minPrice, cursor: undefined })}>
        Show {lowest} to {highest}
      </Link>
    </>
  )
}

function NothingHere({ shelf: { search } }: { shelf: Shelf }) {
  return (
    <>
      <p>{search ? `Nothing found for “${search}”.` : 'Nothing on this shelf yet.'}</p>
      {search && <p>Try another word, or fewer of them.</p>}
      <Link className="button" data-kind="quiet" to="/shop">
        See everything
      </Link>
    </>
  )
}
