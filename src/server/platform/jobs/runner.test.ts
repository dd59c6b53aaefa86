import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionTo } from '../../testing/jobs.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { openWire } from '../../testing/wire.ts'
import { createLog } from '../process/log.ts'
import { createJobs } from './job.ts'
import { PACES } from './paces.ts'
import { startRunner } from './runner.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a database that goes while a runner stops that has only begun to listen does not end the shop', async () => {
  const connection = await connectionTo(shop)
  let tell: (near: Socket) => void = () => undefined
  const listening = new Promise<Socket>((resolve) => {
    tell = resolve
  })
  const wire = await openWire(`${connection.host}/.s.PGSQL.${connection.port}`, (bytes, near) => {
    const isListening = bytes.includes('LISTEN "jobs:insert"')
    if (isListening) tell(near)
    return isListening
  })
  const runner = await startRunner({
    connection: { ...connection, host: '127.0.0.1', port: wire.port },
    ...{ db: shop.db, log: createLog('silent'), jobs: createJobs(), schedule: [], paces: PACES },
  })
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  const socket = await listening
  const stopped = runner.stop(1_000)
  socket.destroy()
  await stopped
  process.off('unhandledRejection', note)
  await wire.cut()
  expect(unhandled).toEqual([])
})
