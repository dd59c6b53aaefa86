import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startWorkers } from './worker-processes.ts'

let folder: string
let lives: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-workers-'))
  lives = await mkdtemp(join(folder, 'lives-'))
  return () => rm(folder, { recursive: true, force: true })
})

const SERVES = `
  process.on('message', (words) => words === 'stop' ? process.exit() : process.send({ url: 'http://here' }))
  process.send('ready')`
const REFUSES = `
  process.on('message', () => process.send({ refusal: 'no database' }, () => process.exit(1)))
  process.send('ready')`
const SAYS_NOTHING = ''
const SERVES_HTTP = `
  process.on('message', (words) => {
    if (words === 'stop') process.exit()
    const server = require('node:http').createServer((_, answer) => answer.end('served'))
    server.listen(0, '127.0.0.1', () => process.send({ url: 'http://127.0.0.1:' + server.address().port }))
  })
  process.send('ready')`

/** One worker that lives again and again: what it does in each of its lives, and in all that come after the last. */
const startOne = (...lifeByLife: string[]) => start(1, ...lifeByLife)

async function start(count: number, ...lifeByLife: string[]) {
  const program = join(folder, 'worker.cjs')
  const text = `
    const { readdirSync, writeFileSync } = require('node:fs')
    const life = readdirSync(${JSON.stringify(lives)}).length
    writeFileSync(${JSON.stringify(lives)} + '/' + process.pid, '')
    const does = [${lifeByLife.map((deeds) => `() => { ${deeds} }`).join()}]
    does[Math.min(life, does.length - 1)]()
    setInterval(() => undefined, 1000)`
  await writeFile(program, text)
  const troubles: string[] = []
  const onTrouble = (what: string) => void troubles.push(what)
  const workers = await startWorkers({ program, count, orders: {}, onTrouble })
  onTestFinished(() => workers.stop(0))
  return { workers, troubles }
}

const pids = async () => (await readdir(lives)).map(Number)

async function killFirst(): Promise<void> {
  const [pid = 0] = await pids()
  process.kill(pid, 'SIGKILL')
}

test('a scrape has the figures of who answers in time, and is held up by nobody', async () => {
  const onlyFirstAnswers = `
    let number
    process.on('message', (words) => {
      if (words === 'stop') process.exit()
      if (words.number) process.send({ url: 'http://here/' + (number = words.number) })
      else if (number === 1) process.send({ scraped: words.scrape, figures: 'many' })
    })
    process.send('ready')`
  const { workers } = await start(2, onlyFirstAnswers)
  const scraped = await workers.scrape()
  expect(scraped).toEqual([{ worker: 1, life: expect.any(Number), figures: 'many' }])
})

test('a worker that cannot take the place of another is followed by one that can, and its reason is told', async () => {
  const { troubles } = await startOne(SERVES, REFUSES, SERVES)
  await killFirst()
  await expect.poll(async () => (await pids()).length).toBe(3)
  expect(troubles).toEqual([
    expect.stringMatching(/^Worker 1 ended unexpectedly \(killed by SIGKILL\)/),
    'Worker 1 does not open: no database',
    expect.stringMatching(/^Worker 1 ended unexpectedly \(exit code 1\)/),
  ])
})

test('who stops does not wait for a worker that has not said yet that it listens', async () => {
  const { workers } = await startOne(SERVES, SAYS_NOTHING)
  await killFirst()
  await expect.poll(async () => (await pids()).length).toBe(2)
  await workers.stop(1e6)
  for (const pid of await pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('whoever came in when a worker was killed, and was not heard yet, is served by another', async () => {
  const { workers } = await start(2, SERVES_HTTP)
  const [killed = 0, other = 0] = await pids()
  for (const pid of [killed, other]) process.kill(pid, 'SIGSTOP')
  const visitors = await Promise.all([1, 2, 3, 4].map(() => comeIn(workers.url)))
  for (let turn = 0; turn < 100; turn += 1) await nextTurn()
  process.kill(killed, 'SIGKILL')
  process.kill(other, 'SIGCONT')
  for (const visitor of visitors) expect(await text(visitor)).toContain('served')
})

async function comeIn(url: string): Promise<Socket> {
  const visitor = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void visitor.destroy())
  await once(visitor, 'connect')
  visitor.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  return visitor
}
