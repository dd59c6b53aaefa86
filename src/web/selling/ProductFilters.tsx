import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import { MANAGED_SORTS, STOCK_FILTERS } from '#contract/values/choices'
import { m } from '#messages'
import { CategoryOptions } from '../categories/CategoryOptions.tsx'
import { Link } from '../ui/Link.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import type { AskedProducts, ProductsQuery } from './products-query.ts'

const STOCKS = { low: m.selling_running_low(), 'sold-out': m.ui_sold_out() }
const SORTS = {
  newest: m.selling_newest_first(),
  name: m.selling_name(),
  price_asc: m.ui_price_low_high(),
  price_desc: m.ui_price_high_low(),
}

/** Each choice is an address, from the first page on. */
export function ProductFilters({
  asked,
  list,
  tree,
}: {
  asked: AskedProducts
  list: ProductsQuery
  tree: CategoryNode[]
}) {
  const navigate = useNavigate()
  const { search, category, stock, sort, store } = asked
  const go = (part: Partial<AskedProducts>) =>
    void navigate(list.address({ ...asked, ...part, cursor: undefined }), { preventScrollReset: true })
  return (
    <div className="product-filters">
      <ListSearch placeholder={m.selling_search_name_tag()} search={search} kept={{ category, stock, sort, store }} />
      <Choice label={m.ui_category()} value={category} onChoose={(chosen) => go({ category: chosen })}>
        <option value="">{m.ui_all_categories()}</option>
        <CategoryOptions tree={tree} />
      </Choice>
      <Choice
        label={m.ui_stock()}
        value={stock}
        onChoose={(chosen) => go({ stock: STOCK_FILTERS.find((each) => each === chosen) })}
      >
        <option value="">{m.selling_any_stock()}</option>
        {STOCK_FILTERS.map((value) => (
          <option key={value} value={value}>
            {STOCKS[value]}
          </option>
        ))}
      </Choice>
      <Choice
        label={m.ui_sort()}
        value={sort}
        onChoose={(chosen) => go({ sort: MANAGED_SORTS.find((each) => each === chosen) })}
      >
        {MANAGED_SORTS.map((value, index) => (
          <option key={value} value={index === 0 ? '' : value}>
            {SORTS[value]}
          </option>
        ))}
      </Choice>
      {store && (
        <Link className="product-filters-store" to={list.address({ ...asked, store: undefined, cursor: undefined })}>
          {m.selling_one_store_only()}
        </Link>
      )}
    </div>
  )
}

function Choice({
  label,
  value,
  onChoose,
  children,
}: {
  label: string
  value: string | undefined
  onChoose: (value: string) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="product-filters-one">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  )
}
