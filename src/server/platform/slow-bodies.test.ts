import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createHttp, type Http } from './http.ts'
import { createLog } from './log.ts'
import { waitForUpload } from './slow-bodies.ts'

const NEVER_MS = 1e8
let http: Http
beforeAll(async () => {
  const patience = { bodyMs: 40, uploadMs: NEVER_MS }
  http = createHttp({ log: createLog('silent'), trustProxy: false, patience })
  http.post('/call', async () => 'heard')
  http.post('/upload', {
    onRequest: async ({ raw }) => waitForUpload(raw, patience.uploadMs),
    handler: async () => 'heard',
  })
  await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => http.close())

/** Has sent half of a body. */
async function dawdler(path: string): Promise<Socket> {
  const address = http.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
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
