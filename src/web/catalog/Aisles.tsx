import type { Aisle } from '#contract/catalog'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { addressOf } from './shelf.ts'

export function Aisles({ aisles }: { aisles: Aisle[] }) {
  return (
    <ul className="aisles">
      {aisles.map(({ id, name, imagePath }) => (
        <li key={id}>
          <Link to={addressOf({ categoryId: String(id) })}>
            <Picture imagePath={imagePath} alt="" sizes="(width >= 64rem) 11.5rem, 30vw" haste="first" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
