import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/images'
import { Refusal } from '../refusal.ts'
import { decode, encode } from './decode.ts'

export const MAX_IMAGE_BYTES = 8 * 1024 * 1024

/** Part of every name: raised when the same source would become other files. */
const PIPELINE = 'haat-pictures-1'

/**
 * Keeps a picture in every width of the shop as `<hash>-<width>.webp` in the folder, upright and without metadata.
 * The same bytes give the same names and are encoded once. Refuses `too_large` (8 MB, 40 megapixels) and `wrong_type`.
 */
export async function storePicture(folder: string, bytes: Uint8Array): Promise<{ hash: string }> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new Refusal('too_large', { message: 'A picture may have at most 8 MB.' })
  const hash = createHash('sha256').update(PIPELINE).update(bytes).digest('hex').slice(0, 32)
  if (await isStored(folder, hash)) return { hash }
  const picture = await decode(bytes)
  await mkdir(folder, { recursive: true })
  await Promise.all(IMAGE_WIDTHS.map(async (width) => write(folder, fileOf(hash, width), await encode(picture, width))))
  return { hash }
}

function fileOf(hash: string, width: ImageWidth): string {
  return `${hash}-${width}.webp`
}

async function isStored(folder: string, hash: string): Promise<boolean> {
  const files = IMAGE_WIDTHS.map((width) => access(join(folder, fileOf(hash, width))))
  return (await Promise.allSettled(files)).every(({ status }) => status === 'fulfilled')
}

/** A file is whole or not there, whenever the machine stops. */
async function write(folder: string, name: string, content: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}.tmp`)
  await writeFile(unfinished, content, { flush: true })
  await rename(unfinished, join(folder, name))
}
