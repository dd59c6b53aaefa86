import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Actor } from '../../platform/actor.ts'
import { openDb } from '../../platform/database/db.ts'
import { createFolderStorage } from '../../platform/storage/folder-storage.ts'
import { createProduct } from '../create-product.ts'
import { GOOD_FORM } from './forms.ts'

/** A process that says it is ready, and when it is told anything adds one product: to be killed on the way. */
interface Errand {
  connection: Parameters<typeof openDb>[0]
  imagesDir: string
  picture: string
  actor: Actor
}

const errand: Errand = JSON.parse(process.argv[2] ?? '')
const db = openDb(errand.connection, () => undefined)
process.stdout.write('ready')
await once(process.stdin, 'data')
await createProduct(
  db,
  errand.actor,
  { ...GOOD_FORM, imageFile: await readFile(errand.picture) },
  createFolderStorage(errand.imagesDir),
)
