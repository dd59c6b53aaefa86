import type { ProductSort } from '#contract/catalog'
import type { Db } from '../platform/db.ts'
import { type Buildable, statementsBy } from '../platform/statement.ts'
import type { Place } from './cursor.ts'
import { type FilterName, type Filters, filterNames, filtersNamed, type Wish } from './on-sale.queries.ts'
import type { Listed, Stretch } from './stretch.queries.ts'

/** All that the text of a list depends on. */
interface Shape {
  filters: FilterName[]
  sort: ProductSort
  limit: number
  isLater: boolean
}

/** Lists of products whose statements are built once for each shape, and filled in from then on. */
export function listsBy(build: (db: Db, filters: Filters, sort: ProductSort, stretch: Stretch) => Buildable<Listed>) {
  const ask = statementsBy((db: Db, values: Filters & Partial<Place>, { filters, sort, limit, isLater }: Shape) => {
    const after = isLater ? { key: values.key ?? 0, id: values.id ?? 0 } : undefined
    return build(db, filtersNamed(filters, values), sort, { limit, after })
  })
  return async (db: Db, wish: Wish, sort: ProductSort, { limit, after }: Stretch): Promise<Listed> => {
    const filters = filterNames(wish)
    const values = { ...filtersNamed(filters, wish), ...after }
    const [listed] = await ask(db, values, { filters, sort, limit, isLater: after !== undefined })
    if (!listed) throw new Error('A list was not answered.')
    return listed
  }
}
