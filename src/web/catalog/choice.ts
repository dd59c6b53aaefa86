import { useLocation } from 'react-router'
import type { Product } from '#contract/catalog'
import { MAX_QUANTITY } from '#contract/garment'
import { useIsTakenOver } from '../platform/taken-over.ts'

/** What a shopper has chosen of a product, as the form has it. */
export interface Choice {
  size: string
  quantity: string
}

const NOTHING_CHOSEN: Choice = { size: '', quantity: '1' }

/** The choice that came along in the address, through a login for one. */
export function useChoiceInAddress(product: Pick<Product, 'sizes' | 'soldOutSizes'>): Choice {
  const isTakenOver = useIsTakenOver()
  const { search } = useLocation()
  return isTakenOver ? choiceIn(search, product) : NOTHING_CHOSEN
}

/** What the product does not offer (any more) was not chosen. */
export function choiceIn(search: string, { sizes, soldOutSizes }: Pick<Product, 'sizes' | 'soldOutSizes'>): Choice {
  const query = new URLSearchParams(search)
  const size = sizes.find((each) => each === query.get('size') && !soldOutSizes.includes(each))
  return { size: size ?? NOTHING_CHOSEN.size, quantity: bounded(query.get('quantity') ?? '') }
}

/** The query that brings the choice back to its product page. */
export function queryOf({ size, quantity }: Choice): string {
  return `?${new URLSearchParams({ ...(size ? { size } : {}), quantity: bounded(quantity) })}`
}

/** A quantity that the form takes: from 1 (spec §5) to as many as fit in a cart line. */
export function bounded(quantity: string): string {
  return String(Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(Number(quantity)) || 1)))
}
