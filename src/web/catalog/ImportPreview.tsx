import { formatNumber } from '#contract/digits'
import type { Foretold } from './import-preview.ts'

/** The first products, as they will be. */
export function ImportPreview({ products, total }: { products: Foretold[]; total: number }) {
  return (
    <section className="import-panel" aria-labelledby="import-preview-title">
      <h2 id="import-preview-title">3. Preview</h2>
      <p className="import-words">
        The first {products.length} of {formatNumber(total)} products.
      </p>
      <ol className="import-preview">
        {products.map((product) => (
          <li key={product.line}>
            <strong>{product.name || <Missing>No name</Missing>}</strong>
            <p>
              {product.price ? amountOf(product.price) : <Missing>No price</Missing>}
              {product.compareAtPrice && <s>{amountOf(product.compareAtPrice)}</s>}
            </p>
            <p>{product.category || <Missing>No category</Missing>}</p>
            <p className="import-words">
              {product.sizes || product.stock.includes(':') ? (
                `Sizes ${product.sizes || 'as in stock'} · stock ${product.stock || 'not counted'}`
              ) : (
                <Missing>No sizes: nobody can buy it</Missing>
              )}
            </p>
            {product.tags.length > 0 && (
              <p className="import-tag-list">
                {product.tags.map((tag) => (
                  <span className="badge" key={tag}>
                    {tag}
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The cell as it is; a sign before it where it is a bare number. */
function amountOf(cell: string): string {
  return /^[\d০-৯]/.test(cell) ? `৳${cell}` : cell
}

function Missing({ children }: { children: string }) {
  return <span className="import-missing">{children}</span>
}
