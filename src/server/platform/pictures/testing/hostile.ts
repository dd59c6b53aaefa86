import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** What becomes of a picture: refused with a code, or kept as nothing but pixels. */
export type Fate = 'wrong_type' | 'too_large' | 'plain'

export interface HostilePicture {
  name: string
  bytes: Buffer
  /** Those that the shop may choose between. */
  fates: Fate[]
}

/** Stands in everything that must not come through. */
export const MARK = 'alert("a picture")'
const SCRIPT = Buffer.from(`<html><script>${MARK}</script></html>`)
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload='${MARK}'><script>${MARK}</script></svg>`
const MANY = 50_000

/** Pictures that are also something else, are not what they say, or unfold to more than they weigh. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const [jpeg, png, webp, avif] = await Promise.all([
    ...[noise().jpeg(), noise().png(), noise().webp(), noise().avif({ effort: 0 })].map((each) => each.toBuffer()),
  ])
  if (!jpeg || !png || !webp || !avif) throw new Error('four pictures were made')
  return [
    ...disguised(jpeg),
    ...alsoSomethingElse({ jpeg, png, webp }),
    ...(await withMoreThanPixels()),
    ...(await moving()),
    ...bombs({ jpeg, webp }),
    ...(await asLargeAsMayBe()),
    ...[jpeg, png, webp, avif].flatMap(brokenOff),
  ]
}

function noise(): Sharp {
  const more = { background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 30 } } as const
  return sharp({ create: { width: 320, height: 400, channels: 3, ...more } })
}

const refused = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, fates: ['wrong_type'] })
const plain = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, fates: ['plain'] })
const either = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, fates: ['plain', 'wrong_type'] })

/** No pictures, or not of the four kinds, whatever their first bytes say. */
function disguised(jpeg: Buffer): HostilePicture[] {
  return [
    refused('a drawing', Buffer.from(SVG)),
    refused('a drawing after a blank line', Buffer.from(`\n<?xml version="1.0"?>${SVG}`)),
    refused('a drawing behind the first bytes of a JPEG', Buffer.concat([jpeg.subarray(0, 4), Buffer.from(SVG)])),
    refused('a script behind the first bytes of a GIF', Buffer.from(`GIF89a/*${'\0'.repeat(9)}*/=1;${MARK}//`)),
    refused('a script that is a bitmap', Buffer.from(`BM=1;${MARK}//`)),
    refused('a page', SCRIPT),
    refused('a document with a picture in it', Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg])),
    refused('an archive', Buffer.from('PK\x03\x04 a.html')),
    refused('a camera’s own format', Buffer.concat([Buffer.from('II*\0'), jpeg])),
    refused('a picture of another kind in the same box', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
    refused('a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')),
    refused('first bytes alone', jpeg.subarray(0, 3)),
    refused('nothing but zeros', Buffer.alloc(4096)),
  ]
}

/** Whole pictures that another program would read as something else. */
function alsoSomethingElse({ jpeg, png, webp }: Record<'jpeg' | 'png' | 'webp', Buffer>): HostilePicture[] {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]), SCRIPT])
  return [
    plain('a JPEG with a page behind its end', Buffer.concat([jpeg, SCRIPT])),
    plain('a JPEG with a page as its comment', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])),
    plain('a JPEG with a document behind its end', Buffer.concat([jpeg, Buffer.from(`%PDF-1.7 ${MARK} %%EOF`)])),
    plain('a PNG with a page as its text', withChunk(png, 'tEXt', Buffer.concat([Buffer.from('x\0'), SCRIPT]))),
    plain('a PNG with a page behind its end', Buffer.concat([png, SCRIPT])),
    plain('a PNG with an archive behind its end', Buffer.concat([png, Buffer.from(`PK\x03\x04${MARK}`)])),
    either('a PNG with a chunk that nobody knows', withChunk(png, 'paGe', SCRIPT)),
    either('a WebP with a page behind its end', Buffer.concat([webp, SCRIPT])),
  ]
}

async function withMoreThanPixels(): Promise<HostilePicture[]> {
  const exif = { IFD0: { Make: MARK, ImageDescription: SCRIPT.toString() }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } }
  const told = () => noise().withExif(exif).withMetadata({ orientation: 6 }).withXmp(`<x>${SCRIPT}</x>`)
  return [
    plain('a JPEG that tells where it was taken', await told().jpeg().toBuffer()),
    plain('a PNG that tells where it was taken', await told().png().toBuffer()),
    plain('a WebP that tells where it was taken', await told().webp().toBuffer()),
    plain('an AVIF that tells where it was taken', await told().avif({ effort: 0 }).toBuffer()),
    plain('a JPEG for print', await noise().toColourspace('cmyk').jpeg().toBuffer()),
    plain('a PNG of 16 bits', await noise().toColourspace('rgb16').png().toBuffer()),
    plain('a grey PNG', await noise().greyscale().png({ palette: true }).toBuffer()),
  ]
}

async function moving(): Promise<HostilePicture[]> {
  const frames = await Promise.all(Array.from({ length: 5 }, () => noise().png().toBuffer()))
  const film = () => sharp(frames, { join: { animated: true } })
  const [gif, webp] = await Promise.all([
    film().gif({ colours: 4, dither: 0, effort: 1 }).toBuffer(),
    film().webp({ loop: 0 }).toBuffer(),
  ])
  return [refused('a moving GIF', gif), plain('a moving WebP', webp), plain('a moving PNG', movingPng(frames[0]))]
}

/** `acTL` says that frames follow; the first is the picture itself. */
function movingPng(frame = Buffer.alloc(0)): Buffer {
  const frames = Buffer.alloc(8)
  frames.writeUInt32BE(1000)
  return withChunk(frame, 'acTL', frames)
}

function bombs({ jpeg, webp }: Record<'jpeg' | 'webp', Buffer>): HostilePicture[] {
  const large = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, fates: ['too_large', 'wrong_type'] })
  return [
    large(
      '50,000 × 50,000 white pixels',
      pngOf(MANY, MANY, deflateSync(Buffer.alloc(MANY * (MANY / 8 + 1)), { level: 1 })),
    ),
    large('50,000 × 50,000 pixels that are not there', pngOf(MANY, MANY, deflateSync(Buffer.alloc(9)))),
    large('the largest numbers there are', pngOf(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(9)))),
    either('a line of 100 MB in a PNG of 8 × 8', pngOf(8, 8, deflateSync(Buffer.alloc(100e6), { level: 1 }))),
    either('a comment of 100 MB, packed', withChunk(pngOf(8, 8, deflateSync(Buffer.alloc(16))), 'zTXt', packed(100e6))),
    either(
      'a colour profile of 100 MB, packed',
      withChunk(pngOf(8, 8, deflateSync(Buffer.alloc(16))), 'iCCP', packed(100e6)),
    ),
    large('a JPEG that says 65,500 × 65,500', resizedJpeg(jpeg, 65_500)),
    large('a WebP that says 16,383 × 16,383', resizedWebp(webp, 16_383)),
    either('a JPEG of ten thousand scans', manyScans(jpeg, 10_000)),
  ]
}

/** Each lawful, and dear to unfold: all of its scans are needed before the first row is known. */
async function asLargeAsMayBe(): Promise<HostilePicture[]> {
  const create = { width: 8000, height: 5000, channels: 3, background: 'teal' } as const
  const bytes = await sharp({ create }).jpeg({ progressive: true }).toBuffer()
  return [1, 2, 3, 4, 5].map((each) => plain(`40 megapixels, ${each}`, Buffer.concat([bytes, Buffer.from([each])])))
}

const packed = (length: number) =>
  Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(length), { level: 1 })])

/** One bit for each pixel. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

/** Behind the header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const behind = 8 + 25
  return Buffer.concat([png.subarray(0, behind), chunk(type, data), png.subarray(behind)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function resizedJpeg(jpeg: Buffer, size: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(size, frame + 5)
  changed.writeUInt16BE(size, frame + 7)
  return changed
}

function resizedWebp(webp: Buffer, size: number): Buffer {
  const changed = Buffer.from(webp)
  const frame = changed.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  changed.writeUInt16LE(size, frame + 3)
  changed.writeUInt16LE(size, frame + 5)
  return changed
}

/** Its one scan again and again: much to decode in few bytes. */
function manyScans(jpeg: Buffer, times: number): Buffer {
  const from = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(from, from + 700)
  return Buffer.concat([jpeg.subarray(0, from), ...Array.from({ length: times }, () => scan), jpeg.subarray(from)])
}

function brokenOff(picture: Buffer): HostilePicture[] {
  const name = picture.subarray(0, 12).toString('latin1').replace(/[^\w]/g, '')
  return [0.1, 0.5, 0.9].map((part) =>
    refused(`the first ${part * 100} % of ${name}`, picture.subarray(0, picture.length * part)),
  )
}
