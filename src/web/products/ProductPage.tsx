import { Suspense, useEffect } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { Product } from '#contract/products'
import { productAddress } from '#contract/values/product-address'
import { m } from '#messages'
import { pathTo } from '../categories/path-to.ts'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { idIn } from '../platform/id-in.ts'
import { listed } from '../platform/listed.ts'
import { refuseAsPage } from '../platform/refuse-as-page.ts'
import { ErrorPage } from '../ui/error/ErrorPage.tsx'
import { Link } from '../ui/Link.tsx'
import { toast } from '../ui/toasts.tsx'
import { BuyForm } from './BuyForm.tsx'
import { type Card, cardOf } from './card.ts'
import { DeliveryWords } from './DeliveryWords.tsx'
import { Picture } from './Picture.tsx'
import { Price } from './Price.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { productData } from './product-data.ts'
import { ShareLink } from './ShareLink.tsx'
import { SizeChart } from './SizeChart.tsx'
import { addressOf } from './shelf-address.ts'

/** Half of the page, up to its maximum. */
const PICTURE_WIDTHS = '(width >= 80rem) 36rem, (width >= 48rem) 45vw, 92vw'

interface Detail {
  product: Product
  path: { id: number; name: string }[]
  similar: Card[]
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Detail> {
  const id = params.id ?? ''
  if (!idIn(id)) throw data(null, { status: 404 })
  const [product, tree, similar] = await Promise.all([
    call('GET /api/product/:id', { params: { id } }).catch(refuseAsPage),
    call('GET /api/categories/tree', {}),
    cardsBeside(id),
  ])
  return { product, path: namesOnly(pathTo(tree, product.categoryId)), similar }
}

/** Optional: a busy shop shows the product all the same. */
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
      description: product.description.slice(0, 200) || m.products_name_haat_cash({ name: product.name }),
      canonical: productAddress(product),
      price: product.price,
      ...(product.imagePath ? { image: product.imagePath } : {}),
      jsonLd: (origin) => productData(product, path, origin),
    }
  },
}

export function Component() {
  const { product, path, similar } = useLoaderData<Detail>()
  return (
    <article className="product-page" key={product.id}>
      <nav className="product-page-path" aria-label={m.products_breadcrumb()}>
        <ol>
          <li>
            <Link to="/">{m.ui_home()}</Link>
          </li>
          {path.map(({ id, name }) => (
            <li key={id}>
              <Link to={addressOf({ categoryId: String(id) })}>{name}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="product-page-picture">
        <Picture imagePath={product.imagePath} alt={product.name} sizes={PICTURE_WIDTHS} haste="first" />
      </div>
      <div className="product-page-buy">
        <h1>{product.name}</h1>
        <p className="product-page-store">
          {m.products_from({
            store: () => (
              <Link key="store" to={`/store/${product.vendorId}`}>
                {product.storeName}
              </Link>
            ),
          })}
        </p>
        <Price of={product} />
        <BuyForm product={product} />
        <DeliveryWords />
        <ShareLink product={product} />
        {product.description && (
          <section>
            <h2>{m.ui_description()}</h2>
            <p className="product-page-description">{product.description}</p>
          </section>
        )}
        {product.specification && (
          <section>
            <h2>{m.ui_specification()}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it was stored (decisions, "Catalogue") */}
            <div className="product-specification" dangerouslySetInnerHTML={{ __html: product.specification }} />
          </section>
        )}
        <SizeChart rows={product.chart} />
        {product.tags.length > 0 && <Tags tags={product.tags} />}
      </div>
      {/* Hydrated after the form to buy. */}
      <Suspense>{similar.length > 0 && <Similar products={similar} />}</Suspense>
    </article>
  )
}

function Similar({ products }: { products: Card[] }) {
  return (
    <section className="product-page-similar" aria-labelledby="similar-title">
      <h2 id="similar-title">{m.products_may_also_like()}</h2>
      <ProductGrid products={products} Heading="h3" haste="near" />
    </section>
  )
}

function Tags({ tags }: { tags: string[] }) {
  return (
    <ul className="product-page-tags" aria-label={m.products_tags()}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={addressOf({ search: tag })}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}

/** With the words of spec §8. */
export function ErrorBoundary() {
  const error = useRouteError()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each error
  useEffect(() => toast('error', m.products_error_loading_product()), [error])
  return <ErrorPage />
}
