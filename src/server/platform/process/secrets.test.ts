import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptSecret } from './secrets.ts'

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a secret is made once, kept, and the owner’s alone', async () => {
  const folder = await dataDir()
  const secret = await keptSecret(folder, 'token-key')
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(await keptSecret(folder, 'token-key')).toBe(secret)
  expect(await keptSecret(folder, 'demo-password', 6)).toMatch(/^[\w-]{8}$/)
  expect(await readFile(join(folder, 'secrets/token-key'), 'utf8')).toBe(secret)
  expect((await stat(join(folder, 'secrets/token-key'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'secrets'))).mode & 0o777).toBe(0o700)
})

test('of many who make it at once one wins, all have the same, and nothing else is left behind', async () => {
  const folder = await dataDir()
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(folder, 'token-key')))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(join(folder, 'secrets'))).toEqual(['token-key'])
})
