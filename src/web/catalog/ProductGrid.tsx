import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import type { Card } from './card.ts'

/** Cards that a phone shows without scrolling: their pictures come first. */
const IN_SIGHT = 2
const CARD_WIDTHS = '(width >= 75rem) 15rem, (width >= 64rem) 28vw, (width >= 48rem) 30vw, 46vw'

/** `Heading` is the one below the heading of the shelf, so that no level is left out. */
export function ProductGrid({
  products,
  Heading,
  areInSight = true,
}: {
  products: Card[]
  Heading: 'h2' | 'h3'
  areInSight?: boolean
}) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} Heading={Heading} isFirst={areInSight && index < IN_SIGHT} />
      ))}
    </ul>
  )
}

function ProductCard({ product, Heading, isFirst }: { product: Card; Heading: 'h2' | 'h3'; isFirst: boolean }) {
  const address = `/admin/product/${product.id}`
  const saving = product.compareAtPrice ? Math.round((1 - product.price / product.compareAtPrice) * 100) : 0
  return (
    <li className="product-card">
      <div className="product-card-picture">
        <Picture imagePath={product.imagePath} alt="" sizes={CARD_WIDTHS} isFirst={isFirst} />
        {product.isSoldOut ? (
          <span className="product-card-mark">Sold out</span>
        ) : (
          saving > 0 && (
            <span className="product-card-mark" data-tone="sale">
              {saving}% off
            </span>
          )
        )}
      </div>
      <Heading className="product-card-name">
        <Link to={address}>{product.name}</Link>
      </Heading>
      <p className="product-card-store">{product.storeName}</p>
      <Price price={product.price} compareAtPrice={product.compareAtPrice} />
      <Link className="button product-card-buy" data-kind="quiet" to={address} aria-label={`Buy Now: ${product.name}`}>
        Buy Now
      </Link>
    </li>
  )
}
