import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import { Link } from '../ui/Link.tsx'
import { ListSearch } from '../ui/ListSearch.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import { type Asked, addressOf, MANAGED_SORTS, STOCK_FILTERS } from './managed.ts'

/** Search, filters and order. Each choice is an address of its own, from the first page on. */
export function ProductFilters({ asked, path, tree }: { asked: Asked; path: string; tree: CategoryNode[] }) {
  const navigate = useNavigate()
  const { search, categoryId, stock, sort, vendorId } = asked
  const go = (part: Asked) =>
    void navigate(addressOf(path, { ...asked, ...part, cursor: undefined }), { preventScrollReset: true })
  return (
    <div className="manage-filters">
      <ListSearch
        placeholder="Search by name or tag..."
        search={search}
        kept={{ category: categoryId, stock, sort, store: vendorId }}
      />
      <Choice label="Category" value={categoryId} onChoose={(chosen) => go({ categoryId: chosen })}>
        <option value="">All categories</option>
        <CategoryOptions tree={tree} />
      </Choice>
      <Choice
        label="Stock"
        value={stock}
        onChoose={(chosen) => go({ stock: STOCK_FILTERS.find(([each]) => each === chosen)?.[0] })}
      >
        <option value="">Any stock</option>
        {STOCK_FILTERS.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Choice>
      <Choice
        label="Sort"
        value={sort}
        onChoose={(chosen) => go({ sort: MANAGED_SORTS.find(([each]) => each === chosen)?.[0] })}
      >
        {MANAGED_SORTS.map(([value, text], index) => (
          <option key={value} value={index === 0 ? '' : value}>
            {text}
          </option>
        ))}
      </Choice>
      {vendorId && (
        <Link className="manage-one-store" to={addressOf(path, { ...asked, vendorId: undefined, cursor: undefined })}>
          One store only. Show all stores
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
    <div className="manage-filter">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </div>
  )
}
