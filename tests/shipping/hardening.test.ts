import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { composeWith, REQUIRED } from './compose.ts'
import { MEMBERS, SETTINGS } from './in-containers.ts'

const { services, networks } = composeWith(Object.fromEntries(REQUIRED.map((name) => [name, 'a'])))
const each = Object.entries(services)
const read = (path: string) => readFileSync(join(projectRoot, 'deploy', path), 'utf8')
const networksOf = (name: string) => services[name]?.networks ?? []

test.each(each)('%s writes into its volumes alone, may nothing, and takes no more than its share', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+m$/),
    pids_limit: expect.any(Number),
  })
})

test('no shop reaches a member, etcd or Patroni but through the balancer, and the database reaches nothing outside', () => {
  const shops = each.filter(([, { image }]) => image === 'haat').map(([name]) => name)
  for (const name of [...shops, 'pooler', 'pictures', 'account'])
    expect([name, networksOf(name)]).toEqual([name, ['shops']])
  for (const name of MEMBERS) expect([name, networksOf(name)]).toEqual([name, ['database', 'keys']])
  expect(networksOf('balancer').toSorted()).toEqual(['database', 'shops'])
  expect(networks['database']).toMatchObject({ internal: true })
})

test('etcd is reached by the members alone, beside who makes their certificates, and says nothing outside', () => {
  const beside = each.filter(([name]) => networksOf(name).includes('keys')).map(([name]) => name)
  expect(networksOf('etcd')).toEqual(['keys'])
  expect(beside.toSorted()).toEqual([...MEMBERS, 'etcd', 'certificates'].toSorted())
  expect(networks['keys']).toMatchObject({ internal: true })
})

test('what etcd and the members know each other by is read by them alone', () => {
  const holds = (mount: string) => mount.startsWith('certificates:')
  const mounts = each.flatMap(([name, { volumes = [] }]) => volumes.filter(holds).map((mount) => [name, mount]))
  const read = [...MEMBERS, 'etcd'].map((name) => [name, 'certificates:/certificates:ro'])
  expect(mounts.toSorted()).toEqual([...read, ['certificates', 'certificates:/certificates']].toSorted())
})

test('a shop believes of the networks only the one that HAProxy asks it from', () => {
  const subnet = networks['shops']?.ipam?.config[0]?.subnet
  expect(services['shop-1']?.environment).toMatchObject({ TRUST_PROXY: subnet })
})

test.each(MEMBERS)('%s lets nobody change anything who does not know a password', (name) => {
  expect(services[name]?.environment).toMatchObject({
    PATRONI_RESTAPI_USERNAME: 'haat',
    PATRONI_RESTAPI_PASSWORD: 'a',
  })
})

test('no image follows a tag that moves by itself', () => {
  const files = [read('Containerfile'), read('cluster/Containerfile'), read('compose.yaml')]
  const images = files.flatMap((text) => [...text.matchAll(/docker\.io\/(\S+)/g)].map(([, image = '']) => image))
  expect(images.length).toBe(3)
  expect(images.filter((image) => !/:v?\d+\.\d+(\.\d+)?(-slim)?(@sha256:[0-9a-f]{64})?$/.test(image))).toEqual([])
})

test('one address holds no more requests than a shop lets it have connections', () => {
  expect(SETTINGS['haproxy.cfg']).toMatch(/stick-table type ipv6 [^\n]*store conn_cur/)
  expect(SETTINGS['haproxy.cfg']).toMatch(/status 429 [^\n]*too_many_at_once[^\n]* if \{ sc0_conn_cur gt 400 \}/)
})

test('a machine outlasts its shop: memory and processes of its units have an end', () => {
  const both = read('systemd/haat-.service.d/haat.conf')
  expect(both).toMatch(/^MemoryMax=\d+%$/m)
  expect(both).toMatch(/^TasksMax=\d+$/m)
})

test('the image brings the distribution’s server, which the distribution keeps up to date', () => {
  const steps = read('Containerfile')
  expect(steps).toMatch(/apt-get install [^\n]* postgresql-17\b/)
  expect(steps).toMatch(/ POSTGRES_BIN=\/usr\/lib\/postgresql\/17\/bin /)
})
