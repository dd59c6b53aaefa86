import sharp, { type CreateRaw, type ResizeOptions } from 'sharp'
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/images'
import { Refusal } from '../refusal.ts'

const MAX_PIXELS = 40_000_000
const QUALITY = 78
const EFFORT = 2
/** A picture is at most so many times as high as it is wide when it is kept. */
const HIGHEST = 2
const LARGEST = Math.max(...IMAGE_WIDTHS)
const KEPT_TYPES = new Set(['jpeg', 'png', 'webp', 'avif'])

export interface Decoded {
  pixels: Buffer
  raw: CreateRaw
}

/** Pixels of a JPEG, PNG, WebP or AVIF: upright, sRGB, no larger than the largest width. Refuses `wrong_type`, `too_large`. */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  if (!looksLikePicture(bytes)) throw wrongType()
  await refuseUnfit(bytes)
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize(boxOf(LARGEST))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(wrongType()))
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** WebP of the picture, no wider than `width` and never enlarged. */
export async function encode({ pixels, raw }: Decoded, width: ImageWidth): Promise<Uint8Array> {
  return await sharp(pixels, { raw }).resize(boxOf(width)).webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
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
