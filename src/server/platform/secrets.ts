import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A secret of this shop, of so many random bytes: made once, kept in `DATA_DIR/secrets` where only the shop’s account reads it (mode 0600). */
export async function keptSecret(dataDir: string, name: string, bytes = 48): Promise<string> {
  const folder = join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  const secret = randomBytes(bytes).toString('base64url')
  try {
    await writeFile(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return (await readFile(file, 'utf8')).trim()
    throw error
  }
}
