import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { ProductFacets } from '#contract/search'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { addressOf, queryPartsOf, type Shelf } from '../products/shelf-address.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'
import { plain } from './chosen.ts'
import { type Facet, OneOf, PriceRange, SizesInStock } from './FilterFields.tsx'
import { isFiltered, productQueryOf, shelfOf } from './shelf.ts'

const PAUSE_MS = 200

/** One plain form, a sheet on phones, which works before any script; with it the button says how many. */
export function ShelfFilters({ shelf, facets }: { shelf: Shelf; facets: ProductFacets }) {
  const { categories, stores, sizes, tags, prices } = facets
  const { total, count } = useCount(facets.total)
  const navigate = useNavigate()
  const sheet = useRef<HTMLElement>(null)
  if (!isFiltered(shelf) && prices === null) return null
  const offer =
    total === null ? m.search_show_products() : m.search_show_count({ count: total, shown: formatNumber(total) })
  const show = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault()
    // The same list: no new sheet.
    sheet.current?.hidePopover()
    void navigate(addressOf(shelfIn(submit.currentTarget)))
  }
  return (
    <>
      <button className="button shelf-filters-open" data-kind="quiet" type="button" popoverTarget="filters">
        {m.ui_filter()}
      </button>
      <section className="shelf-filters" id="filters" ref={sheet} popover="auto" aria-labelledby="filters-title">
        <Form action="/shop" onSubmit={show} onChange={(change) => count(change.currentTarget)}>
          <header>
            <h2 id="filters-title">{m.ui_filter()}</h2>
            <button
              type="button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              aria-label={m.search_close_filters()}
            >
              <CloseIcon />
            </button>
          </header>
          <Kept shelf={shelf} />
          <SizesInStock shelf={shelf} sizes={sizes} />
          <PriceRange shelf={shelf} prices={prices} />
          {shelf.search && (
            <OneOf title={m.ui_category()} name="category" chosen={shelf.categoryId} choices={categories.map(byId)} />
          )}
          <OneOf title={m.ui_store()} name="store" chosen={shelf.vendorId} choices={stores.map(byId)} />
          <OneOf
            title={m.search_tag()}
            name="tag"
            chosen={shelf.tag}
            choices={tags.map(({ tag, count: found }) => ({ value: tag, text: tag, count: found }))}
          />
          <footer>
            {isFiltered(shelf) && <Link to={addressOf(plain(shelf))}>{m.search_clear_all_filters()}</Link>}
            <button className="button" type="submit">
              {offer}
            </button>
            <span className="unseen" role="status">
              {offer}
            </span>
          </footer>
        </Form>
      </section>
    </>
  )
}

/** Debounced; null: uncounted. */
function useCount(found: number | null) {
  const [total, setTotal] = useState(found)
  const asking = useRef(0)
  const count = (form: HTMLFormElement) => {
    clearTimeout(asking.current)
    const asked = window.setTimeout(async () => {
      const answer = await call('GET /api/product/facets', { query: productQueryOf(shelfIn(form)) }).catch(
        () => undefined,
      )
      if (asked === asking.current) setTotal(answer ? answer.total : null)
    }, PAUSE_MS)
    asking.current = asked
  }
  return { total, count }
}

function shelfIn(form: HTMLFormElement): Shelf {
  const said = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return shelfOf(new URLSearchParams(said))
}

/** Not asked here. */
function Kept({ shelf: { search, literal, categoryId, sort } }: { shelf: Shelf }) {
  const kept = search ? { search, literal, sort } : { categoryId, sort }
  return queryPartsOf(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function byId({ id, name, count }: { id: number; name: string; count: number | null }): Facet {
  return { value: String(id), text: name, count }
}
