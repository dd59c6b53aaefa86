import { Form } from 'react-router'
import type { ProductFacets } from '#contract/catalog'
import { formatNumber } from '#contract/digits'
import { Link } from '../ui/Link.tsx'
import { arePricesCrossed, plain } from './chosen.ts'
import { addressOf, isFiltered, type Shelf, saidOf } from './shelf.ts'

/** One way to narrow the shelf: the part of it that is set, and how it is when it is not. */
interface Facet {
  text: string
  count: number | null
  set: Shelf
  unset: Shelf
}

/**
 * Filters beside the list: links and a plain form, so that they work before any script. Always folded for the document;
 * where there is room beside the list the style unfolds them.
 */
export function ShelfFilters({ shelf, facets }: { shelf: Shelf; facets: ProductFacets }) {
  const { categories, stores, sizes, tags, prices } = facets
  const lists: [title: string, all: Facet[]][] = [
    ['Category', shelf.search ? categories.map(ofCategory) : []],
    ['Store', stores.map(ofStore)],
    ['Tag', tags.map(({ tag, count }) => ({ text: tag, count, set: { tag }, unset: { tag: undefined } }))],
  ]
  if (!isFiltered(shelf) && prices === null) return null
  return (
    <details className="shelf-filters">
      <summary>
        <h2>Filter</h2>
      </summary>
      <nav aria-label="Filter">
        {isFiltered(shelf) && (
          <Link className="shelf-filters-clear" to={addressOf(plain(shelf))}>
            Clear all filters
          </Link>
        )}
        <FacetList title="Size in stock" all={sizes.map(ofSize)} shelf={shelf} />
        {(prices || shelf.minPrice || shelf.maxPrice) && <PriceRange shelf={shelf} prices={prices} />}
        {lists.map(([title, all]) => (
          <FacetList key={title} title={title} all={all} shelf={shelf} />
        ))}
      </nav>
    </details>
  )
}

function FacetList(list: { title: string; all: Facet[]; shelf: Shelf }) {
  const { title, all, shelf } = list
  if (all.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {all.map((facet) => (
          <li key={addressOf(facet.set)}>
            <FacetLink facet={facet} shelf={shelf} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Once chosen it leads back to the shelf without it. */
function FacetLink({ facet, shelf }: { facet: Facet; shelf: Shelf }) {
  const here = { ...shelf, cursor: undefined }
  const narrowed = addressOf({ ...here, ...facet.set })
  const isChosen = narrowed === addressOf(here)
  return (
    <Link
      to={isChosen ? addressOf({ ...here, ...facet.unset }) : narrowed}
      aria-current={isChosen ? 'true' : undefined}
    >
      {facet.text} {facet.count !== null && <span className="shelf-filters-count">{formatNumber(facet.count)}</span>}
    </Link>
  )
}

function PriceRange({ shelf, prices }: { shelf: Shelf; prices: ProductFacets['prices'] }) {
  return (
    <Form action="/shop" className="shelf-prices">
      <h3>Price</h3>
      {saidOf({ ...shelf, minPrice: undefined, maxPrice: undefined, cursor: undefined }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceField label="From" name="min" value={shelf.minPrice} hint={prices?.lowest} />
      <PriceField label="To" name="max" value={shelf.maxPrice} hint={prices?.highest} />
      {arePricesCrossed(shelf) && (
        <p className="field-words" data-problem="">
          From is higher than To.
        </p>
      )}
      <button className="button" data-kind="quiet" type="submit">
        Apply
      </button>
    </Form>
  )
}

function PriceField(field: { label: string; name: string; value: string | undefined; hint: number | undefined }) {
  return (
    <label>
      <span>{field.label} ৳</span>
      <input
        className="input"
        type="number"
        name={field.name}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={field.value}
        placeholder={field.hint === undefined ? undefined : String(field.hint)}
      />
    </label>
  )
}

function ofSize({ size, count }: ProductFacets['sizes'][number]): Facet {
  return { text: size, count, set: { size }, unset: { size: undefined } }
}

function ofCategory({ id, name, count }: ProductFacets['categories'][number]): Facet {
  return { text: name, count, set: { categoryId: String(id) }, unset: { categoryId: undefined } }
}

function ofStore({ id, name, count }: ProductFacets['stores'][number]): Facet {
  return { text: name, count, set: { vendorId: String(id) }, unset: { vendorId: undefined } }
}
