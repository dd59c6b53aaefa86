import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureSystemdAnalyze } from '../../scripts/systemd.mjs'
import { projectRoot } from '../../src/server/platform/process/project.ts'

const SERVICES = ['haat-shop.service', 'haat-backup.service']
/** In tenths, of ten: what systemd finds exposed. The rest is the network, which a shop is there for. */
const MOST_EXPOSED = 20

let analyze: string
let folder: string
beforeAll(async () => {
  analyze = await ensureSystemdAnalyze()
  folder = await mkdtemp(join(tmpdir(), 'haat-units-'))
  await cp(join(projectRoot, 'deploy/systemd'), folder, { recursive: true })
  // Node may be elsewhere on the machine of a test.
  for (const name of SERVICES) {
    const unit = await readFile(join(folder, name), 'utf8')
    await writeFile(join(folder, name), unit.replaceAll('/usr/bin/node', process.execPath))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([...SERVICES, 'haat-backup.timer'])('systemd understands all of %s', (name) => {
  expect(said('verify', '--recursive-errors=no', name)).toEqual({ status: 0, words: '' })
})

test.each(SERVICES)('%s may do little that it does not need', (name) => {
  const { status, words } = said('security', '--offline=yes', `--threshold=${MOST_EXPOSED}`, name)
  expect(words).toContain(`Overall exposure level for ${name}`)
  expect([status, words.trim().split('\n').at(-1)]).toEqual([0, expect.any(String)])
})

test('a backup lets the shop beside it open first', async () => {
  const unit = await readFile(join(folder, 'haat-backup.service'), 'utf8')
  const [, program = ''] = /^ExecStartPre=-\S+ 10m \S+ --eval '(.*)'$/m.exec(unit) ?? []
  const toSay = [503, 503, 200]
  const shop = createServer((_, response) => void response.writeHead(toSay.shift() ?? 404).end())
  await once(shop.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void shop.close())
  const address = shop.address()
  const PORT = String(typeof address === 'object' && address?.port)
  const waiting = spawn(process.execPath, ['--eval', program], { env: { HOST: '127.0.0.1', PORT } })
  onTestFinished(() => void waiting.kill())
  expect(await once(waiting, 'exit')).toEqual([0, null])
  expect(toSay).toEqual([])
})

test('a unit with a word that systemd does not know is seen', async () => {
  const name = 'haat-strange.service'
  await writeFile(join(folder, name), `[Service]\nExecStart=${process.execPath}\nNoNewPrivilege=yes\n`)
  expect(said('verify', '--recursive-errors=no', name).words).toContain('NoNewPrivilege')
})

function said(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(analyze, args, { cwd: folder, encoding: 'utf8' })
  return { status, words: stdout + stderr }
}
