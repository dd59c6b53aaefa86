import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionTo } from '../../testing/jobs.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { createLog } from '../process/log.ts'
import { createJobs } from './job.ts'
import { PACES } from './paces.ts'
import { startRunner } from './runner.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

interface Way {
  port: number
  /** Whoever asks to listen for jobs is not heard; who that was. */
  listening: Promise<Socket>
  close(): void
}

async function openWay({ host, port }: { host: string; port: number }): Promise<Way> {
  let tell: (who: Socket) => void = () => undefined
  const listening = new Promise<Socket>((resolve) => {
    tell = resolve
  })
  const server = createServer((near) => {
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    near.on('data', (bytes) => (bytes.includes('LISTEN "jobs:insert"') ? tell(near) : far.write(bytes)))
    far.on('data', (bytes) => near.write(bytes))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, listening, close: () => server.close() }
}

test('a database that goes while a runner stops that has only begun to listen does not end the shop', async () => {
  const connection = await connectionTo(shop)
  const way = await openWay(connection)
  const runner = await startRunner({
    connection: { ...connection, host: '127.0.0.1', port: way.port },
    ...{ db: shop.db, log: createLog('silent'), jobs: createJobs(), schedule: [], paces: PACES },
  })
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  const socket = await way.listening
  const stopped = runner.stop(1_000)
  socket.destroy()
  await stopped
  process.off('unhandledRejection', note)
  way.close()
  expect(unhandled).toEqual([])
})
