import { Suspense, useEffect } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router'
import type { Product } from '#contract/catalog'
import type { CategoryNode } from '#contract/categories'
import { ErrorPage } from '../ErrorPage.tsx'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { listed } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { toast } from '../ui/toasts.tsx'
import { BuyForm } from './BuyForm.tsx'
import { pathTo } from './CategoryTree.tsx'
import { type Card, cardOf } from './card.ts'
import { DeliveryWords } from './DeliveryWords.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { productData } from './product-data.ts'
import { refuseAsPage } from './refuse-as-page.ts'
import { SizeChart } from './SizeChart.tsx'
import { addressOf } from './shelf.ts'

/** Half of the page, which grows no further. */
const PICTURE_WIDTHS = '(width >= 80rem) 36rem, (width >= 48rem) 45vw, 92vw'

interface Detail {
  product: Product
  path: { id: number; name: string }[]
  similar: Card[]
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Detail> {
  const id = params.id ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  const [product, tree, similar] = await Promise.all([
    call('GET /api/product/:id', { params: { id } }).catch(refuseAsPage),
    call('GET /api/categories/tree', {}),
    cardsBeside(id),
  ])
  return { product, path: namesOnly(pathTo(tree, product.categoryId)), similar }
}

/** A product is shown also where the shop has no time to say what else one may like. */
async function cardsBeside(id: string): Promise<Card[]> {
  const found = await listed(call('GET /api/product/:id/similar', { params: { id } }))
  return found === 'unanswered' ? [] : found.items.map(cardOf)
}

function namesOnly(path: CategoryNode[]): Detail['path'] {
  return path.map(({ id, name }) => ({ id, name }))
}

export const handle = {
  head({ product, path }: Detail): PageHead {
    return {
      title: product.name,
      description: product.description.slice(0, 200) || `${product.name} at Haat. Cash on delivery.`,
      canonical: `/admin/product/${product.id}`,
      ...(product.imagePath ? { image: product.imagePath } : {}),
      jsonLd: (origin) => productData(product, path, origin),
    }
  },
}

export function Component() {
  const { product, path, similar } = useLoaderData<Detail>()
  return (
    <article className="product" key={product.id}>
      <nav className="product-path" aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          {path.map(({ id, name }) => (
            <li key={id}>
              <Link to={addressOf({ categoryId: String(id) })}>{name}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="product-picture">
        <Picture imagePath={product.imagePath} alt={product.name} sizes={PICTURE_WIDTHS} haste="first" />
      </div>
      <div className="product-buy">
        <h1>{product.name}</h1>
        <p className="product-store">
          From <Link to={`/store/${product.vendorId}`}>{product.storeName}</Link>
        </p>
        <Price price={product.price} compareAtPrice={product.compareAtPrice} />
        <BuyForm product={product} />
        <DeliveryWords />
        {product.description && (
          <section>
            <h2>Description</h2>
            <p className="product-description">{product.description}</p>
          </section>
        )}
        {product.specification && (
          <section>
            <h2>Specification</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it was stored (decisions, "Catalogue") */}
            <div className="product-specification" dangerouslySetInnerHTML={{ __html: product.specification }} />
          </section>
        )}
        <SizeChart rows={product.chart} />
        {product.tags.length > 0 && <Tags tags={product.tags} />}
      </div>
      {/* Taken over by the script after what one buys with. */}
      <Suspense>{similar.length > 0 && <Similar products={similar} />}</Suspense>
    </article>
  )
}

function Similar({ products }: { products: Card[] }) {
  return (
    <section className="product-similar" aria-labelledby="similar-title">
      <h2 id="similar-title">You may also like</h2>
      <ProductGrid products={products} Heading="h3" haste="near" />
    </section>
  )
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className="product-tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={addressOf({ search: tag })}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The words of spec §8 beside the page that says what happened. */
export function ErrorBoundary() {
  const error = useRouteError()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => toast('error', 'Error loading product:'), [error])
  return <ErrorPage />
}
