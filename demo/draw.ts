import { createFolderStorage } from '../src/server/platform/storage/folder-storage.ts'
import { demoCatalogue } from './catalogue.ts'
import { drawPictures } from './draw-pictures.ts'

/** Draws all pictures of the demo into a folder: a shop that begins with a copy of them draws none. */
export async function drawDemo(folder: string): Promise<void> {
  await drawPictures(demoCatalogue.products, createFolderStorage(folder), () => undefined)
}
