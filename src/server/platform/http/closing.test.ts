import { once } from 'node:events'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { prepareClosing } from './closing.ts'
import { createHttp } from './http.ts'

const NEVER_MS = 1e8
const CROWD = 60

async function open() {
  const http = createHttp({ log: createLog('silent'), trustProxy: false })
  http.get('/here', async () => 'served')
  const close = prepareClosing(http)
  await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  const address = http.server.address()
  return { close, port: typeof address === 'object' && address ? address.port : 0 }
}

/** Opens connections and asks on each, from a thread of its own; tells when everybody stands outside, and how each fared. */
const CROWD_PROGRAM = `
  const { workerData, parentPort } = require('node:worker_threads')
  const { connect } = require('node:net')
  const { port, outside, crowd } = workerData
  let asked = 0
  const fates = Array.from({ length: crowd }, () => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined).on('close', () => resolve('cut off'))
    socket.on('data', (answer) => resolve(String(answer).split(' ')[1]))
    socket.write('GET /here HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n', () => {
      asked += 1
      if (asked < crowd) return
      Atomics.store(outside, 0, 1)
      Atomics.notify(outside, 0)
    })
  }))
  Promise.all(fates).then((all) => parentPort.postMessage(all))
`

test('who stood outside when the shop began to close is let in and served', async () => {
  const { close, port } = await open()
  const outside = new Int32Array(new SharedArrayBuffer(4))
  const crowd = new Worker(CROWD_PROGRAM, { eval: true, workerData: { port, outside, crowd: CROWD } })
  onTestFinished(async () => void (await crowd.terminate()))
  const fates = once(crowd, 'message')
  // The server does nothing until all of them have asked.
  await once(crowd, 'online')
  expect(Atomics.wait(outside, 0, 0, 120_000)).not.toBe('timed-out')
  const closed = close(NEVER_MS)
  expect(await fates).toEqual([Array(CROWD).fill('200')])
  await closed
})

test('who opened a connection ahead and never said a word does not hold up the stop', async () => {
  const { close, port } = await open()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  await close(NEVER_MS)
})
