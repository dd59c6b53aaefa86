import { setImmediate as nextTurn } from 'node:timers/promises'
import { hashOfPicture } from '../src/server/platform/pictures/store.ts'
import { type DemoProduct, demoCatalogue } from './catalogue.ts'
import { drawGarment } from './drawing/draw-garment.ts'

let known: Promise<Map<string, DemoProduct>> | undefined

/** The products of the catalogue, in their order, by the hash of their picture: what a row names before anything is drawn. */
export function demoPictures(): Promise<Map<string, DemoProduct>> {
  known ??= hashAll().catch((error: unknown) => {
    // The next who asks tries again.
    known = undefined
    throw error
  })
  return known
}

async function hashAll(): Promise<Map<string, DemoProduct>> {
  const products = new Map<string, DemoProduct>()
  for (const product of demoCatalogue.products) {
    products.set(hashOfPicture(await drawGarment(product.picture)), product)
    // The doors may be open.
    await nextTurn()
  }
  return products
}
