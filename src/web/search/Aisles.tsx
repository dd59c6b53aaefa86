import type { Aisle } from '#contract/search'
import { Picture } from '../products/Picture.tsx'
import { addressOf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'

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
