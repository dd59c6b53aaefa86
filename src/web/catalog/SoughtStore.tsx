import type { ProductFacets } from '#contract/catalog'
import { Link } from '../ui/Link.tsx'

/** Whoever searches for a store by its name is shown the way to it. */
export function SoughtStore({ search = '', stores }: { search: string | undefined; stores: ProductFacets['stores'] }) {
  const sought = stores.find(({ name }) => name.toLowerCase() === search.toLowerCase())
  if (!sought) return null
  return (
    <p className="catalog-sought">
      Store: <Link to={`/store/${sought.id}`}>{sought.name}</Link>
    </p>
  )
}
