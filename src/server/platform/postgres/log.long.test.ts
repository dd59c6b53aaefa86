import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'
import { freshDataDir } from './testing/database.ts'

test('a log that has grown too long is put aside, and a program that has it open writes on', async () => {
  const file = join(await freshDataDir(), 'postgres.log')
  const log = await openLog(file, () => {})
  const program = spawn('sh', ['-c', 'echo one; read -r _; echo two'], { stdio: ['pipe', log.fd, log.fd] })
  await appendFile(file, 'old line\n'.repeat(500_000))
  await log.trim()
  expect((await stat(`${file}.1`)).size).toBeGreaterThan(4_500_000)
  expect((await stat(file)).size).toBeLessThan(10)
  program.stdin?.end('\n')
  await once(program, 'exit')
  expect(await readFile(file, 'utf8')).toMatch(/two\n$/)
  expect((await stat(file)).size).toBeLessThan(10)
  await log.close()
})

test('the tail of the log is its last lines', async () => {
  const file = join(await freshDataDir(), 'postgres.log')
  const log = await openLog(file, () => {})
  await appendFile(file, Array.from({ length: 40 }, (_, number) => `line ${number}\n`).join(''))
  expect((await log.tail()).split('\n').at(0)).toBe('line 28')
  expect((await log.tail()).split('\n').at(-1)).toBe('line 39')
  await log.close()
})
