import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './error-code.ts'

/** What the shop signs and seals with. */
export interface Keys {
  /** Signs what is handed out: tokens, links, cookies. A new one ends all of them. */
  jwtSecret: string
  /** Seals what the database keeps and has to read again. */
  secretsKey: string
}

/** Given by the settings, or kept in `DATA_DIR`. */
export async function keysOf(given: {
  dataDir: string
  jwtSecret: string | undefined
  secretsKey: string | undefined
}): Promise<Keys> {
  return {
    jwtSecret: given.jwtSecret ?? (await keptSecret(given.dataDir, 'token-key')),
    secretsKey: given.secretsKey ?? (await keptSecret(given.dataDir, 'secrets-key')),
  }
}

/** Random bytes, made once, in `DATA_DIR/secrets` (mode 0600). */
export async function keptSecret(dataDir: string, name: string, bytes = 48): Promise<string> {
  const folder = join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  await writeOnce(file, randomBytes(bytes).toString('base64url'))
  return (await readFile(file, 'utf8')).trim()
}

/** Atomic: an empty secret could be guessed. */
async function writeOnce(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  const handle = await open(unfinished, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
    await link(unfinished, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await handle.close()
    await rm(unfinished, { force: true })
  }
}
