import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/values/images'
import { projectRoot } from '../process/project.ts'
import { type HostilePicture, hostilePictures, MARK } from './testing/hostile.ts'

/** One picture of 40 megapixels after the other; five at once take 600 MB. */
const MOST_GROWN_BYTES = 300 * 1024 * 1024

test('of hostile pictures none is kept but as pixels, nothing else stays behind, and memory stays bounded', async () => {
  const pictures = await hostilePictures()
  const { fates, grownBytes, folder } = await keep(pictures)
  const hashes: string[] = []
  for (const [at, { name, fates: allowed }] of pictures.entries()) {
    const fate = fates[at] ?? 'not told'
    const isKept = /^[0-9a-f]{32}$/.test(fate)
    expect(allowed, `${name}: ${fate}`).toContain(isKept ? 'plain' : fate)
    if (isKept) hashes.push(fate)
  }
  expect(hashes.length).toBeGreaterThan(10)
  const kept = hashes.flatMap((hash) => IMAGE_WIDTHS.map((width) => `${hash}-${width}.webp`))
  expect((await readdir(folder)).toSorted()).toEqual([...new Set(kept)].toSorted())
  for (const file of kept) await isPlain(await readFile(join(folder, file)))
  expect(grownBytes).toBeLessThan(MOST_GROWN_BYTES)
})

async function isPlain(bytes: Buffer): Promise<void> {
  expect(bytes.includes(MARK)).toBe(false)
  const told = await sharp(bytes).metadata()
  expect(told).toMatchObject({ format: 'webp', space: 'srgb' })
  for (const more of ['exif', 'xmp', 'iptc', 'icc', 'pages', 'orientation', 'comments'])
    expect(told).not.toHaveProperty(more)
}

/** In a process of its own, so that its memory is that of the pictures. */
async function keep(pictures: HostilePicture[]): Promise<{ fates: string[]; grownBytes: number; folder: string }> {
  const work = await mkdtemp(join(tmpdir(), 'haat-hostile-'))
  onTestFinished(() => rm(work, { recursive: true, force: true }))
  const [from, folder] = [join(work, 'from'), join(work, 'to')]
  await mkdir(from)
  await Promise.all(pictures.map(({ bytes }, at) => writeFile(join(from, String(at)), bytes)))
  const { stdout } = await promisify(execFile)(process.execPath, [await program(), from, folder])
  const { fates, grownBytes } = JSON.parse(stdout)
  return { fates: pictures.map((_, at) => fates[at]), grownBytes, folder }
}

/** The program in `testing/keep.ts` as one file, beside the packages it needs. */
async function program(): Promise<string> {
  const folder = join(projectRoot, 'node_modules/.cache/haat-hostile', String(process.pid))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  const ssr = join(import.meta.dirname, 'testing/keep.ts')
  const bundle = await build({ configFile: false, logLevel: 'silent', build: { ssr, write: false } })
  if (!('output' in bundle)) throw new Error('not one bundle')
  await writeFile(join(folder, 'keep.mjs'), bundle.output[0].code)
  return join(folder, 'keep.mjs')
}
