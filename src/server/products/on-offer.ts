import { problemWords } from '#contract/problems'
import { m } from '#messages'
import { Refusal } from '../platform/refusal.ts'
import type { Offer } from './offers.queries.ts'

export type OfferOfSize = Offer & { sizeId: number }

/** Refuses what is not sold as it was asked for: `product_not_found`, `product_off_sale`, `store_takes_no_orders`, or the field of a size not offered. */
export function onOffer(offer: Offer | undefined, fields: { product: string; size: string }): OfferOfSize {
  if (!offer) throw refusalAt('product_not_found', fields.product)
  if (!offer.isOnSale) throw refusalAt('product_off_sale', fields.product)
  if (offer.isPaused) throw refusalAt('store_takes_no_orders', fields.product)
  const { sizeId } = offer
  if (sizeId === null)
    throw new Refusal('invalid_request', { fields: { [fields.size]: m.products_not_offered_size() } })
  return { ...offer, sizeId }
}

export function refuseIfShort({ size, stock }: Offer, quantity: number, field: string): void {
  if (stock === null || stock >= quantity) return
  throw outOfStock(stock, size, field)
}

export function outOfStock(stock: number, size: string, field: string): Refusal {
  const message = wordsOfShortage(stock, size)
  return new Refusal('out_of_stock', { message, fields: { [field]: message } })
}

export function wordsOfShortage(stock: number, size: string): string {
  if (stock === 0) return m.products_size_sold_out({ size })
  return m.products_only_pieces({ stock, size })
}

function refusalAt(code: 'product_not_found' | 'product_off_sale' | 'store_takes_no_orders', field: string): Refusal {
  return new Refusal(code, { fields: { [field]: problemWords(code) } })
}
