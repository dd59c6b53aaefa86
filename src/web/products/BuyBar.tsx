import type { ReactNode } from 'react'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import type { Choice } from './choice.ts'

/** A bar at the bottom of phones, else the button. Price and choice are drawn by CSS, as they are read above. */
export function BuyBar({ price, choice, children }: { price: number; choice: Choice; children: ReactNode }) {
  const chosen = choice.size ? `${choice.size} × ${choice.quantity}` : m.products_choose_size()
  return (
    <div className="buy-bar">
      <span className="buy-bar-price" data-price={formatTaka(price)} data-chosen={chosen} aria-hidden="true" />
      {children}
    </div>
  )
}
