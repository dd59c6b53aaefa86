import { Form, Link } from 'react-router'
import type { ProductFacets } from '#contract/catalog'
import { addressOf, isFiltered, type Shelf, saidOf } from './shelf.ts'

/** One way to narrow the shelf: the part of it that is set, and how it is when it is not. */
interface Choice {
  text: string
  count: number
  set: Shelf
  unset: Shelf
}

/** Filters beside the list: links and a plain form, so that they work before any script; on a phone folded away. */
export function ShelfFilters({ shelf, facets }: { shelf: Shelf; facets: ProductFacets }) {
  const { isExact, categories, stores, sizes, tags, prices } = facets
  const lists: [title: string, choices: Choice[]][] = [
    ['Category', shelf.search ? categories.map(categoryChoice) : []],
    [
      'Size in stock',
      sizes.map(({ size, count }) => ({ text: size, count, set: { size }, unset: { size: undefined } })),
    ],
    ['Store', stores.map(storeChoice)],
    ['Tag', tags.map(({ tag, count }) => ({ text: tag, count, set: { tag }, unset: { tag: undefined } }))],
  ]
  if (!isFiltered(shelf) && prices === null) return null
  return (
    <details className="shelf-filters" open={isFiltered(shelf) || undefined}>
      <summary>
        <h2>Filter</h2>
      </summary>
      <nav aria-label="Filter">
        {isFiltered(shelf) && (
          <Link className="shelf-filters-clear" to={addressOf(plain(shelf))}>
            Clear all filters
          </Link>
        )}
        {(prices || shelf.minPrice || shelf.maxPrice) && <PriceRange shelf={shelf} prices={prices} />}
        {lists.map(([title, choices]) => (
          <Choices key={title} title={title} choices={choices} shelf={shelf} isExact={isExact} />
        ))}
      </nav>
    </details>
  )
}

function Choices(list: { title: string; choices: Choice[]; shelf: Shelf; isExact: boolean }) {
  const { title, choices, shelf, isExact } = list
  if (choices.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {choices.map((choice) => (
          <li key={addressOf(choice.set)}>
            <ChoiceLink choice={choice} shelf={shelf} isExact={isExact} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Chosen already, it leads back to the shelf without it. */
function ChoiceLink({ choice, shelf, isExact }: { choice: Choice; shelf: Shelf; isExact: boolean }) {
  const here = { ...shelf, cursor: undefined }
  const narrowed = addressOf({ ...here, ...choice.set })
  const isChosen = narrowed === addressOf(here)
  return (
    <Link
      to={isChosen ? addressOf({ ...here, ...choice.unset }) : narrowed}
      aria-current={isChosen ? 'true' : undefined}
    >
      {choice.text} {isExact && <span className="shelf-filters-count">{choice.count.toLocaleString('en-US')}</span>}
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

function categoryChoice({ id, name, count }: ProductFacets['categories'][number]): Choice {
  return { text: name, count, set: { categoryId: String(id) }, unset: { categoryId: undefined } }
}

function storeChoice({ id, name, count }: ProductFacets['stores'][number]): Choice {
  return { text: name, count, set: { vendorId: String(id) }, unset: { vendorId: undefined } }
}

/** The shelf with no filter. */
function plain({ search, categoryId, sort }: Shelf): Shelf {
  return { search, categoryId, sort }
}
