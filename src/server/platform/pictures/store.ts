import { createHash, randomUUID } from 'node:crypto'
import { utimesSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/images'
import { Refusal } from '../refusal.ts'
import { type Decoded, decode, decodeDrawing, encode, shrink } from './decode.ts'

const MAX_IMAGE_BYTES = 8 * 1024 * 1024

const WIDEST_FIRST = [...IMAGE_WIDTHS].sort((one, other) => other - one)

/** Part of every name: raised when the same source would become other files. */
const PIPELINE = 'haat-pictures-3'

/**
 * Keeps a picture in every width of the shop as `<hash>-<width>.webp` in the folder, upright and without metadata.
 * The same bytes give the same names and are encoded once. Refuses `too_large` (8 MB, 40 megapixels) and `wrong_type`.
 *
 * A picture is kept before the row that names it: one that no row came to name is swept later (sweep.ts).
 */
export async function storePicture(folder: string, bytes: Uint8Array): Promise<{ hash: string }> {
  return await store(folder, bytes, () => judgePicture(bytes))
}

/** The same for a drawing of ours in SVG, which no vendor may send. */
export async function storeDrawing(folder: string, svg: string): Promise<{ hash: string }> {
  return await store(folder, svg, () => decodeDrawing(svg))
}

async function store(
  folder: string,
  source: Uint8Array | string,
  decoded: () => Promise<Decoded>,
): Promise<{ hash: string }> {
  const hash = createHash('sha256').update(PIPELINE).update(source).digest('hex').slice(0, 32)
  if (!isKeptAnew(folder, hash)) await keep(folder, hash, await decoded())
  return { hash }
}

/** Refuses what `storePicture` would refuse, and keeps nothing. */
export async function judgePicture(bytes: Uint8Array): Promise<Decoded> {
  if (bytes.length > MAX_IMAGE_BYTES) throw pictureTooLarge()
  return await decode(bytes)
}

export function pictureTooLarge(): Refusal {
  return new Refusal('too_large', { message: 'A picture may have at most 8 MB.' })
}

/**
 * Whether the picture is there in every width. It counts as new from now on, so that a sweep does not take it before it
 * is named; in one step, so that no sweep comes between two widths.
 */
function isKeptAnew(folder: string, hash: string): boolean {
  const now = new Date()
  try {
    for (const width of IMAGE_WIDTHS) utimesSync(join(folder, fileOf(hash, width)), now, now)
    return true
  } catch {
    return false
  }
}

async function keep(folder: string, hash: string, picture: Decoded): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(
    (await inEveryWidth(picture)).map(async ([width, pixels]) =>
      write(folder, fileOf(hash, width), await encode(pixels)),
    ),
  )
}

/** Each width is made from the one above it: from the largest every time, shrinking costs as much as encoding. */
async function inEveryWidth(picture: Decoded): Promise<[ImageWidth, Decoded][]> {
  const made: [ImageWidth, Decoded][] = []
  let pixels = picture
  for (const width of WIDEST_FIRST) {
    pixels = await shrink(pixels, width)
    made.push([width, pixels])
  }
  return made
}

function fileOf(hash: string, width: ImageWidth): string {
  return `${hash}-${width}.webp`
}

/** A file is whole or not there, whenever the machine stops. */
async function write(folder: string, name: string, content: Uint8Array): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}.tmp`)
  await writeFile(unfinished, content, { flush: true })
  await rename(unfinished, join(folder, name))
}
