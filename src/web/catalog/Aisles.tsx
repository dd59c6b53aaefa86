import type { CategoryNode } from '#contract/categories'
import { call } from '../platform/call.ts'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { addressOf } from './shelf.ts'

/** How many of the newest are looked through for one that has a picture. */
const NEWEST = '12'

/** A way into the shop: a root category with the newest picture of its products. */
export interface Aisle {
  id: number
  name: string
  imagePath: string | null
}

export async function aislesOf(tree: CategoryNode[]): Promise<Aisle[]> {
  return await Promise.all(
    tree.slice(0, 3).map(async ({ id, name }) => {
      const newest = await call('GET /api/product', { query: { categoryId: String(id), limit: NEWEST } })
      return { id, name, imagePath: newest.items.find((product) => product.imagePath)?.imagePath ?? null }
    }),
  )
}

export function Aisles({ aisles }: { aisles: Aisle[] }) {
  return (
    <ul className="aisles">
      {aisles.map(({ id, name, imagePath }) => (
        <li key={id}>
          <Link to={addressOf({ categoryId: String(id) })}>
            <Picture imagePath={imagePath} alt="" sizes="(width >= 64rem) 11rem, 30vw" isFirst />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
