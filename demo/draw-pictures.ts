import { availableParallelism } from 'node:os'
import type { DrawPicture } from '../src/server/platform/pictures/drawn-when-asked.ts'
import { storeDrawing } from '../src/server/platform/pictures/store.ts'
import type { BlobStorage } from '../src/server/platform/storage/blob-storage.ts'
import type { DemoProduct } from './catalogue.ts'
import { demoPictures } from './demo-pictures.ts'
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
      hashes[at] = await drawPicture(product, storage)
      done += 1
      onDrawn(done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return hashes
}

/**
 * Draws pictures of the demo by their hash, one after the other. Whoever asks for one that is being drawn waits for that, so that no more
 * than there are in the catalogue ever stand in line.
 */
export function createDrawing(storage: BlobStorage): DrawPicture {
  const underWay = new Map<string, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()
  const begin = (hash: string, product: DemoProduct) => {
    const drawn = last.then(() => drawPicture(product, storage)).finally(() => underWay.delete(hash))
    last = drawn.catch(() => undefined)
    underWay.set(hash, drawn)
    return drawn
  }
  return async (hash) => {
    const product = (await demoPictures()).get(hash)
    if (!product) return false
    await (underWay.get(hash) ?? begin(hash, product))
    return true
  }
}

async function drawPicture({ picture }: DemoProduct, storage: BlobStorage): Promise<string> {
  const { hash } = await storeDrawing(storage, await drawGarment(picture))
  return hash
}
