import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { type Card, savingOf } from './card.ts'
import { type Haste, Picture } from './Picture.tsx'
import { Price } from './Price.tsx'

/** On a phone, below a heading. */
const IN_SIGHT = 2
/** Widths by product-grid.css. */
const NARROW = '(width < 21.25rem) 92vw, (width >= 48rem) 31vw, (width >= 43.75rem) 23vw, (width >= 33rem) 31vw, 46vw'
const CARD_WIDTHS = `(width >= 75rem) 18rem, ${NARROW}`
const WIDTHS_BESIDE_FILTERS = `(width >= 75rem) 13.5rem, (width >= 64rem) 23vw, ${NARROW}`

/** `Heading`: one below the shelf’s. */
export function ProductGrid({
  products,
  Heading,
  haste = 'first',
  areBesideFilters = false,
}: {
  products: Card[]
  Heading: 'h2' | 'h3'
  /** Of the first pictures. */
  haste?: Haste
  areBesideFilters?: boolean
}) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          Heading={Heading}
          sizes={areBesideFilters ? WIDTHS_BESIDE_FILTERS : CARD_WIDTHS}
          haste={index < IN_SIGHT ? haste : 'near'}
        />
      ))}
    </ul>
  )
}

function ProductCard(card: { product: Card; Heading: 'h2' | 'h3'; sizes: string; haste: Haste }) {
  const { product, Heading, sizes, haste } = card
  const address = `/admin/product/${product.id}`
  const saving = savingOf(product)
  return (
    <li className="product-card">
      <div className="product-card-picture">
        <Picture imagePath={product.imagePath} alt="" sizes={sizes} haste={haste} />
        {product.isSoldOut ? (
          <span className="product-card-mark">{m.ui_sold_out()}</span>
        ) : (
          saving > 0 && (
            <span className="product-card-mark" data-tone="sale">
              {m.products_saving_off({ saving })}
            </span>
          )
        )}
      </div>
      <Heading className="product-card-name">
        <Link to={address}>{product.name}</Link>
      </Heading>
      <p className="product-card-store">{product.storeName}</p>
      <Price of={product} />
      <Link
        className="button product-card-buy"
        data-kind="quiet"
        to={address}
        aria-label={m.products_buy_now_name({ name: product.name })}
      >
        {m.products_buy_now()}
      </Link>
    </li>
  )
}
