import { createHash } from 'node:crypto'
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/values/images'
import { MAX_PICTURE_BYTES } from '#contract/values/product-limits'
import { m } from '#messages'
import { Refusal } from '../refusal.ts'
import type { BlobName, BlobStorage } from '../storage/blob-storage.ts'
import { type Decoded, decode, decodeDrawing, encode, shrink } from './decode.ts'

const WIDEST_FIRST = [...IMAGE_WIDTHS].sort((one, other) => other - one)

/** In every name: raise it when sources would give other files. */
const PIPELINE = 'haat-pictures-4'

const PARTS = IMAGE_WIDTHS.map(partOf)

/** A WebP for each width, before the row that names it (sweep.ts). Refuses `too_large` and `wrong_type`. */
export async function storePicture(storage: BlobStorage, bytes: Uint8Array): Promise<{ hash: string }> {
  return await store(storage, bytes, () => judgePicture(bytes))
}

export async function storeDrawing(storage: BlobStorage, svg: string): Promise<{ hash: string }> {
  return await store(storage, svg, () => decodeDrawing(svg))
}

/** What a picture of this source is named by, stored or not. */
export function hashOfPicture(source: Uint8Array | string): string {
  return createHash('sha256').update(PIPELINE).update(source).digest('hex').slice(0, 32)
}

/** Whether a picture is there in every width. */
export function isWholePicture({ parts }: BlobName): boolean {
  return PARTS.every((part) => parts.includes(part))
}

async function store(
  storage: BlobStorage,
  source: Uint8Array | string,
  decoded: () => Promise<Decoded>,
): Promise<{ hash: string }> {
  const hash = hashOfPicture(source)
  if (!(await storage.renew({ hash, parts: PARTS }))) await storage.put(hash, await inEveryWidth(await decoded()))
  return { hash }
}

/** Refuses as `storePicture`, keeps nothing. */
export async function judgePicture(bytes: Uint8Array): Promise<Decoded> {
  if (bytes.length > MAX_PICTURE_BYTES) throw pictureTooLarge()
  return await decode(bytes)
}

export function pictureTooLarge(): Refusal {
  return new Refusal('too_large', { message: m.refusal_picture_bytes() })
}

/** Each from the next larger: from the largest, shrinking costs as much as encoding. */
async function inEveryWidth(picture: Decoded): Promise<Map<string, Uint8Array>> {
  const made: [ImageWidth, Decoded][] = []
  let pixels = picture
  for (const width of WIDEST_FIRST) {
    pixels = await shrink(pixels, width)
    made.push([width, pixels])
  }
  return new Map(await Promise.all(made.map(async ([width, each]) => [partOf(width), await encode(each)] as const)))
}

function partOf(width: ImageWidth): string {
  return `${width}.webp`
}
