import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/values/images'
import { createHttp, type Http } from '../http/http.ts'
import { createFolderStorage } from '../storage/folder-storage.ts'
import { imageRoutes } from './images.routes.ts'
import { imagePathOf } from './picture-address.ts'
import { storePicture } from './store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-pictures-'))
  return () => rm(folder, { recursive: true, force: true })
})

const RED = { r: 220, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 220 }

function plain(width: number, height: number, background = RED): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Red on the left, blue on the right. */
function redBesideBlue(width: number, height: number): Sharp {
  const input = { create: { width: width / 2, height, channels: 3 as const, background: BLUE } }
  return plain(width, height).composite([{ input, left: width / 2, top: 0 }])
}

async function stored(hash: string, width: number): Promise<Buffer> {
  return await readFile(join(folder, `${hash}-${width}.webp`))
}

async function channelsAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await channelsAt(picture, left, top)
  return red > blue ? 'red' : 'blue'
}

describe('keeping a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is kept as WebP in every width, whole', async (format) => {
    const { hash } = await storePicture(createFolderStorage(folder), await plain(1200, 900).toFormat(format).toBuffer())
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    for (const width of IMAGE_WIDTHS) {
      const kept = await sharp(await stored(hash, width)).metadata()
      expect(kept).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 })
    }
  })

  test('nothing but the finished files is left in the folder', async () => {
    const { hash } = await storePicture(createFolderStorage(folder), await plain(1000, 1250).jpeg().toBuffer())
    expect((await readdir(folder)).sort()).toEqual(IMAGE_WIDTHS.map((width) => `${hash}-${width}.webp`).sort())
  })

  test('one that cannot be kept leaves no half of it behind', async () => {
    const bytes = await plain(1000, 1250).png().toBuffer()
    const { hash } = await storePicture(createFolderStorage(join(folder, 'elsewhere')), bytes)
    // Where its largest width is to stand, nothing can be put.
    await mkdir(join(folder, `here/${hash}-960.webp/in the way`), { recursive: true })
    await expect(storePicture(createFolderStorage(join(folder, 'here')), bytes)).rejects.toThrow()
    await expect.poll(() => readdir(join(folder, 'here'))).not.toContainEqual(expect.stringMatching(/\.tmp$/))
  })

  test('a small picture is not blown up', async () => {
    const { hash } = await storePicture(createFolderStorage(folder), await plain(300, 375).png().toBuffer())
    expect(await sharp(await stored(hash, 960)).metadata()).toMatchObject({ width: 300, height: 375 })
    expect(await sharp(await stored(hash, 240)).metadata()).toMatchObject({ width: 240, height: 300 })
  })

  test('a very long strip is kept within bounds', async () => {
    const { hash } = await storePicture(createFolderStorage(folder), await plain(20, 16_000).png().toBuffer())
    const { height } = await sharp(await stored(hash, 240)).metadata()
    expect(height).toBe(480)
  })

  test('a phone’s picture stands upright and tells nothing about its phone', async () => {
    const ROTATED_CLOCKWISE = 6
    const bytes = await redBesideBlue(800, 400)
      .jpeg()
      .withExif({ IFD0: { Make: 'Secret phone' } })
      .withMetadata({ orientation: ROTATED_CLOCKWISE })
      .toBuffer()
    const { hash } = await storePicture(createFolderStorage(folder), bytes)
    const kept = await stored(hash, 400)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 400, height: 800 })
    expect([await colourAt(kept, 200, 50), await colourAt(kept, 200, 750)]).toEqual(['red', 'blue'])
    expect(await sharp(kept).metadata()).not.toHaveProperty('exif')
    expect(kept.includes('Secret phone')).toBe(false)
  })

  test.each(['srgb', 'b-w'] as const)('a cut-out garment stands on a light plate, also in %s', async (colours) => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const garment = { create: { width: 100, height: 100, channels: 3 as const, background: 'black' } }
    const bytes = await sharp({ create: { width: 500, height: 500, channels: 4, background: clear } })
      .composite([{ input: garment, left: 200, top: 200 }])
      .toColourspace(colours)
      .png()
      .toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true })
    const { hash } = await storePicture(createFolderStorage(folder), bytes)
    for (const width of IMAGE_WIDTHS) {
      const kept = await stored(hash, width)
      expect(await sharp(kept).metadata()).toMatchObject({ hasAlpha: false })
      expect(Math.min(...(await channelsAt(kept, 5, 5)))).toBeGreaterThan(215)
      expect(Math.max(...(await channelsAt(kept, Math.min(width, 500) / 2, Math.min(width, 500) / 2)))).toBeLessThan(20)
    }
  })

  test('the same picture again is not encoded again, and a lost width is made again', async () => {
    const bytes = await plain(900, 900).jpeg().toBuffer()
    const { hash } = await storePicture(createFolderStorage(folder), bytes)
    const marked = join(folder, `${hash}-240.webp`)
    await writeFile(marked, 'untouched')
    expect(await storePicture(createFolderStorage(folder), bytes)).toEqual({ hash })
    expect(await readFile(marked, 'utf8')).toBe('untouched')
    await rm(join(folder, `${hash}-640.webp`))
    await storePicture(createFolderStorage(folder), bytes)
    expect(await sharp(await stored(hash, 640)).metadata()).toMatchObject({ width: 640 })
  })

  test('two pictures have two names', async () => {
    const one = await storePicture(createFolderStorage(folder), await plain(100, 100, RED).png().toBuffer())
    const other = await storePicture(createFolderStorage(folder), await plain(100, 100, BLUE).png().toBuffer())
    expect(one.hash).not.toBe(other.hash)
  })
})

describe('what is no picture for the shop', () => {
  const refused = (bytes: Uint8Array) => storePicture(createFolderStorage(folder), bytes)

  test('a drawing in SVG is refused, also one that says it is a JPEG', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    await expect(refused(svg)).rejects.toMatchObject({ code: 'wrong_type' })
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg])
    await expect(refused(disguised)).rejects.toMatchObject({ code: 'wrong_type' })
  })

  test('a GIF and a TIFF are refused', async () => {
    await expect(refused(await plain(50, 50).gif().toBuffer())).rejects.toMatchObject({ code: 'wrong_type' })
    await expect(refused(await plain(50, 50).tiff().toBuffer())).rejects.toMatchObject({ code: 'wrong_type' })
  })

  test('text with the name of a picture is refused: names are not looked at', async () => {
    await expect(refused(Buffer.from('picture.jpg'))).rejects.toMatchObject({ code: 'wrong_type' })
    await expect(refused(new Uint8Array())).rejects.toMatchObject({ code: 'wrong_type' })
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that was cut off on its way is refused', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: RED, noise } })
      .toFormat(format, { effort: 1 })
      .toBuffer()
    await expect(refused(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'wrong_type' })
    expect(await readdir(folder)).toEqual([])
  })

  test('more than 40 megapixels are refused, however few bytes they come in', async () => {
    const bytes = await plain(10_000, 5_000).png().toBuffer()
    expect(bytes.length).toBeLessThan(1_000_000)
    await expect(refused(bytes)).rejects.toMatchObject({ code: 'too_large' })
  })

  test('more than 8 MB are refused', async () => {
    const padded = Buffer.concat([await plain(50, 50).jpeg().toBuffer(), Buffer.alloc(8 * 1024 * 1024)])
    await expect(refused(padded)).rejects.toMatchObject({ code: 'too_large' })
  })
})

describe('showing a picture', () => {
  let http: Http
  let shown: string
  let url: string
  beforeAll(async () => {
    shown = await mkdtemp(join(tmpdir(), 'haat-pictures-'))
    http = createHttp({ log: pino({ level: 'silent' }), trustProxy: false })
    imageRoutes(http, createFolderStorage(join(shown, 'images')))
    url = await http.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await http.close()
    await rm(shown, { recursive: true, force: true })
  })

  test('it may be kept for ever, in every width', async () => {
    const { hash } = await storePicture(
      createFolderStorage(join(shown, 'images')),
      await plain(1000, 1250).jpeg().toBuffer(),
    )
    for (const width of IMAGE_WIDTHS) {
      const answer = await fetch(url + imageAt(imagePathOf(hash), width))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const { size } = await stat(join(shown, 'images', `${hash}-${width}.webp`))
      expect((await answer.arrayBuffer()).byteLength).toBe(size)
    }
  })

  test.each([
    `/images/${'0'.repeat(32)}-240.webp`,
    `/images/${'0'.repeat(32)}-241.webp`,
    '/images/',
    '/images/..%2fsecret.txt',
    '/images/%2e%2e%2fsecret.txt',
    '/images/..%5csecret.txt',
    '/images/../secret.txt',
    '/images/%00.webp',
  ])('%s is not there, and is not to be kept', async (path) => {
    await writeFile(join(shown, 'secret.txt'), 'secret')
    const answer = await http.inject({ method: 'GET', url: path })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'not_found' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
