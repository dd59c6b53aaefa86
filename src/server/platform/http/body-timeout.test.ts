import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../testing/waiting.ts'
import { createLog } from '../process/log.ts'
import { allowUploadTime } from './body-timeout.ts'
import { createHttp, type Http } from './http.ts'

const NEVER_MS = 1e8
let http: Http
beforeAll(async () => {
  const patience = { headersMs: NEVER_MS, bodyMs: 40, uploadMs: NEVER_MS, silentMs: NEVER_MS }
  http = createHttp({ log: createLog('silent'), trustProxy: false, patience })
  http.post('/call', async () => 'heard')
  http.post('/upload', {
    onRequest: async ({ raw }) => allowUploadTime(raw, patience.uploadMs),
    handler: async () => 'heard',
  })
  await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => http.close())

async function connected(to = http): Promise<Socket> {
  const address = to.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Has sent half of a body. */
async function dawdler(path: string): Promise<Socket> {
  const socket = await connected()
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 6\r\n\r\n"sl`)
  return socket
}

test('who dawdles over a call is cut off; who uploads has time', async () => {
  const uploader = await dawdler('/upload')
  const caller = await dawdler('/call')
  await once(caller, 'close')
  uploader.write('ow"')
  const [answer] = await once(uploader, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
})

test('who dawdles over the headers is told so and cut off', async () => {
  const patience = { headersMs: 60, bodyMs: NEVER_MS, uploadMs: NEVER_MS, silentMs: NEVER_MS }
  const hasty = createHttp({ log: createLog('silent'), trustProxy: false, patience })
  // Time begins to count once half of them are there.
  hasty.server.headersTimeout = NEVER_MS
  let bytesRead = () => 0
  hasty.server.on('connection', (near) => {
    bytesRead = () => near.bytesRead
  })
  await hasty.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => hasty.close())
  const socket = await connected(hasty)
  socket.write('GET /call HTTP/1.1\r\nhost: x\r\nx: ')
  await eventually(() => expect(bytesRead()).toBeGreaterThan(0))
  hasty.server.headersTimeout = patience.headersMs
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 .*\r\nconnection: close\r\n/)
  await once(socket, 'close')
})

test('who has asked for nothing yet is let go without a word: an answer would be taken for that of the first question', async () => {
  const patience = { headersMs: 60, bodyMs: NEVER_MS, uploadMs: NEVER_MS, silentMs: NEVER_MS }
  const hasty = createHttp({ log: createLog('silent'), trustProxy: false, patience })
  await hasty.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => hasty.close())
  const socket = await connected(hasty)
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  await once(socket, 'close')
  expect(heard).toBe('')
})

test('there are only so many connections; whoever has one is answered', async () => {
  const small = createHttp({ log: createLog('silent'), trustProxy: false, mostConnections: 2 })
  await small.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => small.close())
  const [first] = [await connected(small), await connected(small)]
  await once(await connected(small), 'close')
  first.write('GET /nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const [answer] = await once(first, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /)
})
