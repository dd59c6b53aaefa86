import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ClusterPrograms, ensureClusterPrograms } from '../../scripts/cluster-programs.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { eventually } from '../../src/server/testing/waiting.ts'
import { type Certificates, certificatesIn } from '../failover/cluster/certificates.ts'
import { etcdArgs } from '../failover/cluster/etcd.ts'
import { ON_THIS_MACHINE } from '../failover/cluster/hosts.ts'

const STEPS = join(projectRoot, 'deploy/cluster/certificates.sh')

let programs: ClusterPrograms
beforeAll(async () => {
  programs = await ensureClusterPrograms()
})

test('etcd takes what a member writes, and nothing from who has no certificate or another cluster’s', async () => {
  const [ours, others] = [await madeCertificates(), await madeCertificates()]
  const ports = await startEtcd(ours)
  const older = { port: ports.etcd, method: 'PUT', path: '/v2/keys/service/haat/leader?value=one' }
  const newer = { port: ports.etcd, method: 'POST', path: '/v3/kv/put', body: '{"key":"YQ==","value":"YQ=="}' }
  await eventually(async () => expect(await ask(older, ours)).toBe(201))
  expect(await ask(newer, ours)).toBe(200)
  for (const door of [older, newer, { port: ports.etcdPeer, method: 'GET', path: '/members' }]) {
    expect(await ask(door, undefined)).toBe('refused')
    expect(await ask(door, others)).toBe('refused')
  }
  await expect(fetch(`http://127.0.0.1:${ports.etcd}/v2/keys`)).rejects.toThrow()
})

test('certificates are made once, for their owner’s eyes, and nobody can sign another', async () => {
  const folder = join(await ownFolder(), 'made')
  const made = () => {
    const { status } = spawnSync('sh', [STEPS, folder, 'DNS:etcd'])
    expect(status).toBe(0)
    return readFile(certificatesIn(folder).member.key, 'utf8')
  }
  const first = await made()
  expect(await made()).toBe(first)
  expect((await readdir(folder)).toSorted()).toEqual([
    'authority.crt',
    'etcd.crt',
    'etcd.key',
    'member.crt',
    'member.key',
  ])
  expect((await stat(certificatesIn(folder).member.key)).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
  expect(await made()).not.toBe(first)
})

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-etcd-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function madeCertificates(): Promise<Certificates> {
  const folder = join(await ownFolder(), 'made')
  expect(spawnSync('sh', [STEPS, folder, 'IP:127.0.0.1']).status).toBe(0)
  return certificatesIn(folder)
}

async function startEtcd(certificates: Certificates) {
  const ports = { etcd: await freePort(), etcdPeer: await freePort() }
  const args = etcdArgs({ folder: await ownFolder(), ports, hosts: ON_THIS_MACHINE, certificates })
  const server = spawn(programs.etcd, args, { stdio: 'ignore' })
  onTestFinished(async () => {
    server.kill()
    await once(server, 'exit')
  })
  return ports
}

interface Door {
  port: number
  method: string
  path: string
  body?: string
}

/** The status; `refused` where the connection is not let in. Whom etcd is, is not asked here. */
async function ask({ port, method, path, body }: Door, who: Certificates | undefined): Promise<number | 'refused'> {
  const identity = who && { cert: await readFile(who.member.certificate), key: await readFile(who.member.key) }
  const call = request({ host: '127.0.0.1', port, method, path, agent: false, rejectUnauthorized: false, ...identity })
  call.end(body)
  return once(call, 'response').then(
    ([response]) => response.resume().statusCode,
    () => 'refused',
  )
}
