import type { Product } from '#contract/products'
import { productAddress } from '#contract/values/product-address'
import { isSoldOut } from './card.ts'

/** JSON-LD, with breadcrumbs. */
export function productData(
  product: Product,
  path: { id: number; name: string }[],
  origin: string,
): Record<string, unknown> {
  const address = origin + productAddress(product)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        sku: String(product.id),
        ...(product.imagePath ? { image: new URL(product.imagePath, origin).href } : {}),
        brand: { '@type': 'Brand', name: product.storeName },
        offers: {
          '@type': 'Offer',
          url: address,
          price: product.price.toFixed(2),
          priceCurrency: 'BDT',
          availability: `https://schema.org/${product.noOrders || isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
          seller: { '@type': 'Organization', name: product.storeName },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: path.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${origin}/shop?category=${id}`,
        })),
      },
    ],
  }
}
