import sharp, { type CreateRaw, type OutputInfo, type ResizeOptions } from 'sharp'
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/images'
import { Refusal } from '../refusal.ts'
import { createTurns } from '../turns.ts'

const MAX_PIXELS = 40_000_000
const QUALITY = 78
const EFFORT = 2
/** A picture is at most so many times as high as it is wide when it is kept. */
const HIGHEST = 2
const LARGEST = Math.max(...IMAGE_WIDTHS)
const RETRY_SECONDS = 5
const KEPT_TYPES = new Set(['jpeg', 'png', 'webp', 'avif'])

// No picture is decoded twice; the library would keep the last ones, 120 MB each.
sharp.cache(false)

export interface Decoded {
  pixels: Buffer
  raw: CreateRaw
}

/** Pixels of a drawing of ours in SVG. What a vendor sends never comes here. */
export async function decodeDrawing(svg: string): Promise<Decoded> {
  // A drawing fills its sheet: without the channel that would say so again and again, shrinking costs half.
  const drawn = sharp(Buffer.from(svg)).resize(boxOf(LARGEST)).toColourspace('srgb').removeAlpha().raw()
  return decodedOf(await drawn.toBuffer({ resolveWithObject: true }))
}

/** An AVIF of 40 megapixels unfolds to 640 MB, six at once to 2.5 GB: what comes at the same moment waits. */
const inTurn = createTurns({
  atOnce: 1,
  waiting: 30,
  refusal: () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }),
})

/**
 * Pixels of a JPEG, PNG, WebP or AVIF: upright, sRGB, no larger than the largest width. Refuses `wrong_type`,
 * `too_large`, and `busy` where too many wait.
 */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  if (!looksLikePicture(bytes)) throw wrongType()
  return await inTurn(() => decodeNow(bytes))
}

async function decodeNow(bytes: Uint8Array): Promise<Decoded> {
  await refuseUnfit(bytes)
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize(boxOf(LARGEST))
    .toColourspace('srgb')
    .raw()
  return decodedOf(await upright.toBuffer({ resolveWithObject: true }).catch(() => Promise.reject(wrongType())))
}

/** The picture no wider than `width`, never enlarged. */
export async function shrink({ pixels, raw }: Decoded, width: ImageWidth): Promise<Decoded> {
  const smaller = sharp(pixels, { raw }).resize(boxOf(width)).raw()
  return decodedOf(await smaller.toBuffer({ resolveWithObject: true }))
}

export async function encode({ pixels, raw }: Decoded): Promise<Uint8Array> {
  return await sharp(pixels, { raw }).webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
}

function decodedOf({ data, info }: { data: Buffer; info: OutputInfo }): Decoded {
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

function boxOf(width: number): ResizeOptions {
  return { width, height: width * HIGHEST, fit: 'inside', withoutEnlargement: true }
}

/** First bytes of the four kinds, so that no other decoder of the library is ever started. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  return /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp[\s\S]{0,20}avi[fs])/.test(start)
}

async function refuseUnfit(bytes: Uint8Array): Promise<void> {
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(wrongType()))
  const kind = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!KEPT_TYPES.has(kind)) throw wrongType()
  if (width * height > MAX_PIXELS)
    throw new Refusal('too_large', { message: 'A picture may have at most 40 megapixels.' })
}

function wrongType(): Refusal {
  return new Refusal('wrong_type', { message: 'Pictures must be whole JPEG, PNG, WebP or AVIF files.' })
}
