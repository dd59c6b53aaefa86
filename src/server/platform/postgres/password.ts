import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'

/** The database's password: made once, before the database, and kept in `<dataDir>/secrets`. */
export async function keepPassword(dataDir: string, databaseExists: boolean): Promise<string> {
  const file = join(dataDir, 'secrets/postgres-password')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (kept !== undefined) return kept.trim()
  if (databaseExists) {
    throw new StartRefusal(`The database's password is gone: put ${file} back from a copy of the data folder.`)
  }
  const password = randomBytes(24).toString('base64url')
  await writeWhole(file, password)
  return password
}

/** A kill in the middle must not leave half a password. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = await open(`${file}.new`, 'w', 0o600)
  await unfinished.writeFile(text)
  await unfinished.sync()
  await unfinished.close()
  await rename(`${file}.new`, file)
}
