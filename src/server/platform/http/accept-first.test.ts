import { once } from 'node:events'
import { createServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { acceptFirst } from './accept-first.ts'
import { createHttp } from './http.ts'

const CROWD = 60

/** Opens connections and asks on each at once, from a thread of its own; tells when everybody stands outside. */
const CROWD_PROGRAM = `
  const { workerData, parentPort } = require('node:worker_threads')
  const { connect } = require('node:net')
  const { port, outside, crowd } = workerData
  const sockets = Array.from({ length: crowd }, () => connect(port, '127.0.0.1'))
  let asked = 0
  let answers = ''
  for (const socket of sockets) {
    socket.on('data', (chunk) => {
      answers += chunk
      if (answers.split('served').length > crowd) parentPort.postMessage('all are served')
    })
    socket.write('GET /slow HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n', () => {
      asked += 1
      if (asked < crowd) return
      Atomics.store(outside, 0, 1)
      Atomics.notify(outside, 0)
    })
  }
`

test('a crowd that comes at once is let in before the first of it is served, so that the last need not stand outside', async () => {
  const http = createHttp({ log: createLog('silent'), trustProxy: false, letInFirstMs: 60_000 })
  onTestFinished(() => http.close())
  let inside = 0
  const insideWhenServed: number[] = []
  http.get('/slow', async () => {
    insideWhenServed.push(inside)
    return 'served'
  })
  http.server.on('connection', () => {
    inside += 1
  })
  await http.listen({ host: '127.0.0.1', port: 0 })
  const address = http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const outside = new Int32Array(new SharedArrayBuffer(4))
  const crowd = new Worker(CROWD_PROGRAM, { eval: true, workerData: { port, outside, crowd: CROWD } })
  onTestFinished(async () => void (await crowd.terminate()))
  const served = once(crowd, 'message')
  // The server does nothing until all of them have asked.
  await once(crowd, 'online')
  expect(Atomics.wait(outside, 0, 0, 120_000)).not.toBe('timed-out')
  await served
  expect(insideWhenServed).toEqual(Array(CROWD).fill(CROWD))
})

test('whoever keeps coming does not keep those inside from being served', async () => {
  const server = createServer()
  const afterArrivals = acceptFirst(server, 20)
  let isServed = false
  let newcomers = 0
  const comeAgain = () => {
    newcomers += 1
    server.emit('connection')
    if (!isServed && newcomers < 1_000_000) setImmediate(comeAgain)
  }
  comeAgain()
  await new Promise<void>((served) => afterArrivals(served))
  isServed = true
  expect(newcomers).toBeGreaterThan(1)
  expect(newcomers).toBeLessThan(1_000_000)
})
