import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ClusterPrograms, ensureClusterPrograms } from '../../../scripts/cluster-programs.mjs'
import { freePort } from '../../../scripts/free-port.mjs'
import { eventually } from '../../../src/server/testing/waiting.ts'
import { startDaemon } from './daemons.ts'
import { balancerSettings, isSentTo } from './haproxy.ts'

/** One that is up is asked once a second. */
const TWO_CHECKS_MS = 2_500

let programs: ClusterPrograms
beforeAll(async () => {
  programs = await ensureClusterPrograms()
})

const NOTHING = async (): Promise<unknown> => undefined

/** Stands for a shop: ready or not, with files of its own build. */
async function openStandIn(files: string[]) {
  // None that the system hands out: somebody else would be given it while it is closed.
  const standIn = { isReady: true, asked: [] as string[], port: await freePort(), open: NOTHING, close: NOTHING }
  const server = createServer((request, response) => {
    const { method, url = '' } = request
    if (url === '/api/ready') return void response.writeHead(standIn.isReady ? 200 : 503).end()
    standIn.asked.push(`${method} ${url}`)
    response.writeHead(files.includes(url) || url === '/' ? 200 : 404).end(files.join())
  })
  standIn.open = async () => {
    server.listen(standIn.port, '127.0.0.1')
    await once(server, 'listening')
  }
  standIn.close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  await standIn.open()
  onTestFinished(() => void (server.listening && server.close()))
  return standIn
}

/** HAProxy before these shops, once it has heard of all. */
async function openBalancer(shops: { port: number }[]) {
  const ports = { shop: await freePort(), stats: await freePort(), shops: shops.map(({ port }) => port) }
  const folder = await mkdtemp(join(tmpdir(), 'haat-balancer-'))
  await writeFile(join(folder, 'haproxy.cfg'), balancerSettings(ports))
  const balancer = startDaemon({ path: folder, account: {} }, 'haproxy', programs.haproxy, ['-db', '-f', 'haproxy.cfg'])
  onTestFinished(async () => {
    await balancer.stop()
    await rm(folder, { recursive: true })
  })
  const sent = () => Promise.all(shops.map((_, at) => isSentTo(ports.stats, at)))
  await eventually(async () => expect(await sent()).toEqual(shops.map(() => true)))
  const ask = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${ports.shop}${path}`, { method })).status
  return { ports, sent, ask }
}

async function openBalanced() {
  const [old, young] = [await openStandIn(['/assets/old.js']), await openStandIn(['/assets/new.js'])]
  const asked = () => old.asked.length + young.asked.length
  return { old, young, asked, ...(await openBalancer([old, young])) }
}

test('a file of one build is had from whichever shop has it; nothing else is asked twice', async () => {
  const { ask, asked } = await openBalanced()
  for (let time = 0; time < 10; time += 1)
    expect([await ask('/assets/old.js'), await ask('/assets/new.js')]).toEqual([200, 200])
  const before = asked()
  expect([await ask('/api/nothing'), await ask('/api/orders/create', 'POST')]).toEqual([404, 404])
  expect(asked()).toBe(before + 2)
})

test('a file that one shop of three has is had by everybody in a crowd', async () => {
  const shops = [await openStandIn([]), await openStandIn([]), await openStandIn(['/assets/new.js'])]
  const { ask } = await openBalancer(shops)
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask('/assets/new.js')))
  expect(answers.filter((status) => status !== 200)).toEqual([])
})

test('visitors who hold all that they may have leave room for others at the balancer', async () => {
  const { ports } = await openBalanced()
  const held = Array.from({ length: 2_000 }, () => connect(ports.shop, '127.0.0.1').on('error', () => undefined))
  onTestFinished(() => void held.map((socket) => socket.destroy()))
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  // By a connection of its own, and none that was kept.
  const [page] = await once(get(`http://127.0.0.1:${ports.stats}`, { agent: false }), 'response')
  expect(page.statusCode).toBe(200)
})

test('nobody is sent to a shop that is not ready, while another is; where none is, all are asked', async () => {
  const { old, young, sent, ask } = await openBalanced()
  old.isReady = false
  const youngAlone = [false, true]
  // A check that came too late makes HAProxy doubt a shop that is ready, and then it asks all.
  await eventually(async () => {
    expect(await sent()).toEqual(youngAlone)
    const before = old.asked.length
    for (let time = 0; time < 6; time += 1) expect(await ask('/')).toBe(200)
    const asked = old.asked.length - before
    expect(await sent()).toEqual(youngAlone)
    expect(asked).toBe(0)
  })
  const before = old.asked.length
  young.isReady = false
  await eventually(async () => expect(await sent()).toEqual([false, false]))
  for (let time = 0; time < 6; time += 1) expect(await ask('/')).toBe(200)
  expect(old.asked.length).toBeGreaterThan(before)
})

test('the files of a shop that drains are had until it closes: somebody has just opened a page of it', async () => {
  const { old, sent, ask } = await openBalanced()
  old.isReady = false
  await eventually(async () => expect(await sent()).toEqual([false, true]))
  for (const end = Date.now() + TWO_CHECKS_MS; Date.now() < end; ) expect(await ask('/assets/old.js')).toBe(200)
  await old.close()
  await eventually(async () => expect(await ask('/assets/old.js')).toBe(404))
})

test('a shop that opens is asked for its files before anybody is sent to it', async () => {
  const { young, sent, ask } = await openBalanced()
  for (let time = 0; time < 3; time += 1) {
    await young.close()
    await eventually(async () => expect(await sent()).toEqual([true, false]))
    await young.open()
    const before = young.asked.length
    await eventually(async () => {
      await ask('/')
      expect(young.asked.slice(before)).toContain('GET /')
    })
    expect(await ask('/assets/new.js')).toBe(200)
  }
})

test('a press for a shop whose port is closed reaches another, and where there is none says when to come back', async () => {
  const { old, young, ask } = await openBalanced()
  await old.close()
  for (let time = 0; time < 6; time += 1) expect(await ask('/', 'POST')).toBe(200)
  expect(young.asked).toHaveLength(6)
  await young.close()
  expect(await ask('/')).toBe(503)
})
