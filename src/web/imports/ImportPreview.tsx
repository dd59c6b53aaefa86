import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { amountOf, type Foretold } from './import-preview.ts'

export function ImportPreview({ products, total }: { products: Foretold[]; total: number }) {
  return (
    <section className="import-page-panel" aria-labelledby="import-preview-title">
      <h2 id="import-preview-title">{m.imports_3_preview()}</h2>
      <p className="muted">{m.imports_first_count_total({ count: products.length, total: formatNumber(total) })}</p>
      <ol className="import-preview">
        {products.map((product) => (
          <li key={product.line}>
            <strong>{product.name || <Missing>{m.imports_no_name()}</Missing>}</strong>
            <p>
              {product.price ? amountOf(product.price) : <Missing>{m.imports_no_price()}</Missing>}
              {product.compareAtPrice && <s>{amountOf(product.compareAtPrice)}</s>}
            </p>
            <p>{product.category || <Missing>{m.imports_no_category()}</Missing>}</p>
            <p className="muted">
              {product.sizes || product.stock.includes(':') ? (
                m.imports_sizes_sizes_stock({
                  sizes: product.sizes || m.imports_stock(),
                  stock: product.stock || m.ui_not_counted(),
                })
              ) : (
                <Missing>{m.imports_no_sizes_nobody()}</Missing>
              )}
            </p>
            {product.tags.length > 0 && (
              <p className="import-preview-tags">
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

function Missing({ children }: { children: string }) {
  return <span className="import-preview-missing">{children}</span>
}
