import { availableParallelism } from 'node:os'
import { storeDrawing } from '../src/server/platform/pictures/store.ts'
import type { BlobStorage } from '../src/server/platform/storage/blob-storage.ts'
import type { DemoProduct } from './catalogue.ts'
import { drawGarment } from './drawing/draw-garment.ts'

/** Draws every garment and takes it through the pipeline of uploads. Hashes in the order of the products. */
export async function drawPictures(
  products: DemoProduct[],
  storage: BlobStorage,
  onDrawn: (done: number) => void,
): Promise<string[]> {
  const hashes: string[] = []
  let next = 0
  let done = 0
  const worker = async () => {
    for (let at = next++; at < products.length; at = next++) {
      const product = products[at]
      if (!product) return
      const { hash } = await storeDrawing(storage, await drawGarment(product.picture))
      hashes[at] = hash
      done += 1
      onDrawn(done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return hashes
}
