import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ClusterPrograms, ensureClusterPrograms } from '../../scripts/cluster-programs.mjs'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { answers, startOwnPostgres } from '../../src/server/testing/own-postgres.ts'
import { composeWith, REQUIRED } from './compose.ts'

const CLUSTER = join(projectRoot, 'deploy/cluster')

let programs: ClusterPrograms
beforeAll(async () => {
  programs = await ensureClusterPrograms()
})

test('HAProxy takes its settings', () => {
  expect(said(programs.haproxy, ['-c', '-f', join(CLUSTER, 'haproxy.cfg')])).toEqual([0, expect.any(String)])
})

/** What Patroni 3.0.2 asks for and does without: rules stand under `postgresql`, and the superuser winds back. */
const DONE_WITHOUT = ['bootstrap.pg_hba', 'postgresql.authentication.rewind']
/** What only this machine lacks: etcd, and maybe a free port. */
const ELSEWHERE = /^etcd\.hosts|already in use/

test('Patroni takes its settings, with what a member is told beside them', async () => {
  expect(complaintsAbout(await patroniWith('"ttl": 10'))).toEqual(DONE_WITHOUT)
  expect(complaintsAbout(await patroniWith('"ttl": "ten"'))).toEqual(['bootstrap.dcs.ttl', ...DONE_WITHOUT])
})

test('the shop’s account has the password that was given last, however often it is made', async () => {
  const server = await startOwnPostgres()
  onTestFinished(() => server.stop())
  const reached = (password: string) =>
    answers(Object.assign(new URL(server.url), { username: 'haat', password, pathname: '/haat' }).href)
  const make = ['-q', '-v', 'ON_ERROR_STOP=1', '-f', join(CLUSTER, 'account.sql'), '-d', server.url]
  for (const password of ['first', 'second']) {
    expect(said(join(programs.postgres, 'psql'), make, { SHOP_DATABASE_PASSWORD: password })).toEqual([0, ''])
    expect(await reached(password)).toBe(true)
  }
  expect(await reached('first')).toBe(false)
})

async function patroniWith(ttl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-patroni-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'patroni.yml')
  await writeFile(file, (await readFile(join(CLUSTER, 'patroni.yml'), 'utf8')).replace('"ttl": 10', ttl))
  return file
}

function complaintsAbout(file: string): string[] {
  const { services } = composeWith(Object.fromEntries(REQUIRED.map((name) => [name, 'a'])))
  const [, words] = said(programs.patroni, ['--validate-config', file], services['one']?.environment)
  const lines = words.split('\n').filter((line) => line !== '' && !ELSEWHERE.test(line))
  return lines.map((line) => line.split(' ')[0] ?? '')
}

function said(program: string, args: string[], env: Record<string, string> = {}): [number | null, string] {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } })
  return [status, stdout + stderr]
}
