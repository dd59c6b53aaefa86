import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { IMAGE_WIDTHS, imageFile } from '../../src/contract/values/images.ts'
import type { Noted } from './journal.ts'
import type { Plan } from './plan.ts'
import type { Rows } from './rows.ts'

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
  const broken = await Promise.all(
    files.map((file) =>
      opens(url + file).then(
        () => [],
        () => [`${file} does not open`],
      ),
    ),
  )
  return [...lost, ...broken.flat()]
}

async function opens(address: string): Promise<void> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    get(address, (answer) => buffer(answer).then(resolve, reject)).on('error', reject)
  })
  await sharp(bytes).stats()
}
