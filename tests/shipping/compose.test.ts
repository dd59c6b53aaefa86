import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PACKAGES } from '../../scripts/cluster-programs.mjs'
import { configOf } from '../../src/server/config/config.ts'
import { variables } from '../../src/server/config/variables.ts'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { IN_CONTAINERS } from '../failover/cluster/hosts.ts'
import { composeWith, REQUIRED } from './compose.ts'
import { ETCD_COMMAND, MEMBERS, PORTS } from './in-containers.ts'

const GIVEN = Object.fromEntries(REQUIRED.map((name) => [name, `${name.toLowerCase()}-of-at-least-32-characters`]))
const { services, volumes } = composeWith(GIVEN)
const each = Object.entries(services)
const shops = each.filter(([, { image }]) => image === 'haat')
const deploy = (path: string) => readFileSync(join(projectRoot, 'deploy', path), 'utf8')

/** Who listens where. */
const DOORS = new Set([
  ...[PORTS.shop, PORTS.leader, PORTS.stats].map((port) => `balancer:${port}`),
  ...PORTS.members.flatMap(({ postgres, api, reads }, at) => [
    ...[`${MEMBERS[at]}:${postgres}`, `${MEMBERS[at]}:${api}`, `balancer:${reads}`],
  ]),
  ...[`pooler:${PORTS.pooler}`, `etcd:${PORTS.etcd}`, `etcd:${PORTS.etcdPeer}`, 'pictures:3900'],
])

test('each shop is one that starts with what it is told, and that HAProxy asks', () => {
  expect(shops.map(([name]) => name)).toEqual(PORTS.shops.map((_, at) => IN_CONTAINERS.shop(at)))
  for (const [, { environment = {} }] of shops) {
    expect(Object.keys(environment).filter((name) => !(name in variables.shape))).toEqual([])
    const config = configOf({ NODE_ENV: 'production', ...environment })
    expect(config.databaseReadUrls).toHaveLength(MEMBERS.length)
    expect([config.port, config.blobs?.location.bucket]).toEqual([PORTS.shops[0], 'pictures'])
  }
})

test('they are one shop: told the same, and all that they share is given', () => {
  const told = shops.map(([, { environment }]) => environment)
  expect(told.filter((one) => JSON.stringify(one) !== JSON.stringify(told[0]))).toEqual([])
  const shared = ['DATABASE_URL', 'JWT_SECRET', 'SECRETS_KEY', 'BLOBS_URL', 'ADMIN_PASSWORD']
  expect(shared.filter((name) => !told[0]?.[name])).toEqual([])
})

test('a bucket of a provider takes the place of the storage', () => {
  const own = composeWith({ ...GIVEN, BLOBS_URL: 's3://ours/pictures?endpoint=https://s3.example&region=bd-1' })
  expect(configOf(own.services['shop-1']?.environment ?? {}).blobs?.location.bucket).toBe('ours')
})

test.each(REQUIRED)('without %s nothing starts, and its name is said', (name) => {
  expect(() => composeWith({ ...GIVEN, [name]: '' })).toThrow(name)
})

test('no secret is written down', () => {
  const words = JSON.stringify(composeWith(Object.fromEntries(REQUIRED.map((name) => [name, '-'])))).toLowerCase()
  expect([...words.matchAll(/"\w*(?:password|secret|_key)":"([^"]*)"/g)].filter(([, said]) => said !== '-')).toEqual([])
})

test('whoever is named is there, and listens at that port', () => {
  const said = each.flatMap(([, { command = [], environment = {} }]) => [...command, ...Object.values(environment)])
  const named = said.flatMap((words) => [...words.matchAll(/(?:@|\/\/|^)([a-z]+(?:-\d)?:\d{4})\b/g)])
  const doors = named.map(([, door = '']) => door).filter((door) => !door.startsWith('localhost:'))
  expect(doors.length).toBeGreaterThan(10)
  expect(doors.filter((door) => !DOORS.has(door))).toEqual([])
  expect([...DOORS].map((door) => door.split(':')[0] ?? '').filter((name) => !(name in services))).toEqual([])
  expect(deploy('cluster/garage.toml')).toContain('api_bind_addr = "[::]:3900"')
})

test.each(MEMBERS)('member %s says who it is, and where others reach it', (name) => {
  expect(services[name]?.environment).toMatchObject({
    PATRONI_NAME: name,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${IN_CONTAINERS.member(name)}:${PORTS.members[0]?.postgres}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${IN_CONTAINERS.member(name)}:${PORTS.members[0]?.api}`,
  })
})

test('etcd is started as here', () => {
  expect(services['etcd']?.command).toEqual(ETCD_COMMAND)
})

test('what is mounted is there, and what is read is mounted', () => {
  const mounts = each.flatMap(([, { volumes: own = [] }]) => own.map((mount) => mount.split(':')[0] ?? ''))
  expect(mounts.filter((from) => !(from.startsWith('./') ? isThere(from) : from in volumes))).toEqual([])
  const unread = each.filter(([, { command = [], volumes: own = [] }]) => {
    const [read] = /\/settings\/[\w.-]+/.exec(command.join(' ')) ?? []
    return read !== undefined && !own.some((mount) => mount.split(':')[1] === read)
  })
  expect(unread).toEqual([])
})
const isThere = (path: string) => existsSync(join(projectRoot, 'deploy', path))

test('each image is built from a file that is there', () => {
  const builds = each.flatMap(([, { build }]) => (build ? [join(build.context, build.dockerfile)] : []))
  expect(builds.length).toBeGreaterThan(1)
  expect(builds.filter((path) => !isThere(path))).toEqual([])
})

test('the pooler keeps the password to itself, and is not told to be quiet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-pooler-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const users = join(folder, 'users.txt')
  // Stands for the program: what it is told, and how what it reads may be read.
  writeFileSync(join(folder, 'pgbouncer'), `#!/bin/sh\necho "$@"\nstat -c %a ${users}\n`, { mode: 0o755 })
  const [shell = '', ...args] = services['pooler']?.command ?? []
  const env = { PATH: `${folder}:${process.env['PATH']}`, SHOP_DATABASE_PASSWORD: 'opensesame' }
  const { stdout } = spawnSync(
    shell,
    args.map((words) => words.replaceAll('/tmp/users.txt', users)),
    { env, encoding: 'utf8' },
  )
  expect(stdout).toBe('/settings/pgbouncer.ini\n600\n')
  expect(readFileSync(users, 'utf8')).toBe('"haat" "opensesame"\n')
})

test('only this machine reaches it: TLS ends before it', () => {
  const doors = each.flatMap(([, { ports = [] }]) => ports)
  expect(doors).toEqual([`127.0.0.1:8080:${PORTS.shop}`, `127.0.0.1:8404:${PORTS.stats}`])
})

test('its image is made of what a cluster here is made of', () => {
  expect(deploy('cluster/Containerfile')).toContain(`apt-get install -y --no-install-recommends ${PACKAGES.join(' ')} `)
})
