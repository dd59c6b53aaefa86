import type { ProductFacets } from '#contract/search'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'

/** A store named by the search. */
export function SoughtStore({ search = '', stores }: { search: string | undefined; stores: ProductFacets['stores'] }) {
  const sought = stores.find(({ name }) => name.toLowerCase() === search.toLowerCase())
  if (!sought) return null
  return (
    <p className="shelf-sought">
      {m.search_sought_store()} <Link to={`/store/${sought.id}`}>{sought.name}</Link>
    </p>
  )
}
