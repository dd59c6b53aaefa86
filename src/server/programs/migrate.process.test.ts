import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'

/** What `npm run db:migrate` runs once the shop is built. */
async function migrate(settings: Record<string, string>) {
  const child = spawn(process.execPath, [inject('programs').migrate], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  })
  const ended = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  return { status, stdout, stderr }
}

test('the tables of a new folder are made before the shop starts, and a shop opens on them', async () => {
  const settings = { DATA_DIR: await freshDataDir() }
  const first = await migrate(settings)
  expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining('The tables are up to date.'), stderr: '' })
  expect(await migrate(settings)).toEqual({ status: 0, stdout: '  The tables are up to date.\n', stderr: '' })

  const shop = startBundledShop(settings)
  await shop.open()
  expect(shop.stdout()).not.toContain('the tables')
  const beside = await migrate(settings)
  expect(beside).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('Nothing was changed.') })
  expect(beside.stderr).toContain(settings.DATA_DIR)
})
