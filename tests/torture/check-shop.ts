import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { IMAGE_WIDTHS, imageFile } from '../../src/contract/values/images.ts'
import { inPieces } from '../../src/server/platform/pieces.ts'
import type { Noted } from './journal.ts'
import type { Plan } from './plan.ts'
import type { Rows } from './rows.ts'

/** A shop turns away what comes in hundreds, which says nothing of its pictures. */
const AT_ONCE = 8

/** Of the two who quarrelled at least one is left, and nobody became an admin beside them. */
export function checkAdmins({ admins: planned }: Plan, { admins }: Rows): string[] {
  const found = admins.some(({ isActive }) => isActive) ? [] : ['there is no active admin']
  const strangers = admins.filter(({ id }) => !planned.some((admin) => admin.id === id))
  return [...found, ...strangers.map(({ id }) => `account ${id} became an admin`)]
}

/** Every picture that a product names opens in every width, and every acknowledged one has its product. */
export async function checkPictures({ url }: Plan, journal: Noted[], { products }: Rows): Promise<string[]> {
  const names = new Set(products.map(({ name }) => name))
  const lost = journal.flatMap((entry) =>
    entry.kind === 'picture' && entry.outcome === 'ok' && !names.has(entry.name) ? [`${entry.name} was lost`] : [],
  )
  const hashes = new Set(products.map(({ image }) => image).filter((image) => image !== null))
  const files = [...hashes].flatMap((hash) => IMAGE_WIDTHS.map((width) => imageFile(hash, width)))
  const broken: string[] = []
  for await (const some of inPieces(files, AT_ONCE))
    broken.push(...(await Promise.all(some.map((file) => troubleOf(file, url)))).flat())
  return [...lost, ...broken]
}

async function troubleOf(file: string, url: string): Promise<string[]> {
  return await opens(url + file).then(
    () => [],
    (error: Error) => [`${file} does not open: ${error.message}`],
  )
}

async function opens(address: string): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).on('error', reject)
  })
  const bytes = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`answer ${answer.statusCode}`)
  await sharp(bytes).stats()
}
