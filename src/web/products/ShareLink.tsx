import type { MouseEvent } from 'react'
import { productAddress } from '#contract/values/product-address'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { toast } from '../ui/toasts.tsx'

/** The share sheet, else copied; before the script a plain link. */
export function ShareLink({ product }: { product: { id: number; name: string } }) {
  const address = productAddress(product)
  const share = (click: MouseEvent) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return
    const url = location.origin + address
    const isShared = navigator.share
      ? navigator.share({ title: product.name, url })
      : navigator.clipboard?.writeText(url).then(
          () => toast('success', m.products_link_copied()),
          () => toast('error', m.products_link_could_not()),
        )
    if (!isShared) return
    click.preventDefault()
    // Closing the sheet is no failure.
    isShared.catch(() => undefined)
  }
  return (
    <Link className="product-page-share" to={address} onClick={share}>
      {m.products_share_product()}
    </Link>
  )
}
