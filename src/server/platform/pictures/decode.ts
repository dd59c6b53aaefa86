import sharp, { type CreateRaw, type OutputInfo, type ResizeOptions } from 'sharp'
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/values/images'
import { m } from '#messages'
import { createLimiter } from '../limits/limiter.ts'
import { Refusal } from '../refusal.ts'

const MAX_PIXELS = 40_000_000
const QUALITY = 78
const EFFORT = 2
/** Height in widths, at most. */
const HIGHEST = 2
const LARGEST = Math.max(...IMAGE_WIDTHS)
const RETRY_SECONDS = 5
/** What a cut-out garment stands on, `--surface-sunk` by day: whoever shows it, in whichever colours, shows that behind it. */
const PLATE = '#f3ebdf'
const KEPT_TYPES = new Set(['jpeg', 'png', 'webp', 'avif'])

// Nothing is decoded twice; the library would keep 120 MB each.
sharp.cache(false)

export interface Decoded {
  pixels: Buffer
  raw: CreateRaw
}

/** Our own SVG only, never a vendor’s. */
export async function decodeDrawing(svg: string): Promise<Decoded> {
  // Opaque: an alpha channel doubles the cost of shrinking.
  const drawn = sharp(Buffer.from(svg)).resize(boxOf(LARGEST)).toColourspace('srgb').removeAlpha().raw()
  return decodedOf(await drawn.toBuffer({ resolveWithObject: true }))
}

/** 40 megapixels of AVIF take 640 MB: a queue. */
const inTurn = createLimiter({
  concurrency: 1,
  waiting: 30,
  refusal: () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }),
})

/** Upright sRGB, at most the largest width. Refuses `wrong_type`, `too_large`, `busy`. */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  if (!looksLikePicture(bytes)) throw isHeic(bytes) ? heicType() : wrongType()
  return await inTurn(() => decodeNow(bytes))
}

async function decodeNow(bytes: Uint8Array): Promise<Decoded> {
  await refuseUnfit(bytes)
  const upright = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize(boxOf(LARGEST))
    .toColourspace('srgb')
    .flatten({ background: PLATE })
    .raw()
  return decodedOf(await upright.toBuffer({ resolveWithObject: true }).catch(() => Promise.reject(wrongType())))
}

export async function shrink(picture: Decoded, width: ImageWidth): Promise<Decoded> {
  const { pixels, raw } = picture
  if (raw.width <= width && raw.height <= width * HIGHEST) return picture
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

/** Magic bytes, so that no other decoder ever starts. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  return /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp[\s\S]{0,20}avi[fs])/.test(start)
}

/** What iPhones take; the library may not decode it. */
function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^[\s\S]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(start)
}

async function refuseUnfit(bytes: Uint8Array): Promise<void> {
  const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(wrongType()))
  const kind = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!KEPT_TYPES.has(kind)) throw wrongType()
  if (width * height > MAX_PIXELS) throw new Refusal('too_large', { message: m.refusal_picture_pixels() })
}

function heicType(): Refusal {
  return new Refusal('wrong_type', { message: m.refusal_picture_heic() })
}

function wrongType(): Refusal {
  return new Refusal('wrong_type', { message: m.refusal_picture_type() })
}
