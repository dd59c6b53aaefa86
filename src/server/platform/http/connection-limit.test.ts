import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { createHttp, type Http } from './http.ts'

const NEVER_MS = 1e8
const PATIENCE = { headersMs: NEVER_MS, bodyMs: NEVER_MS, uploadMs: NEVER_MS, silentMs: NEVER_MS }
type Options = Partial<Parameters<typeof createHttp>[0]>

async function open(options: Options): Promise<{ http: Http; port: number }> {
  const http = createHttp({ log: createLog('silent'), trustProxy: false, ...options })
  http.get('/large', async () => 'x'.repeat(30_000_000))
  http.get('/ip', async ({ ip }) => ip)
  await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  const address = http.server.address()
  return { http, port: typeof address === 'object' && address ? address.port : 0 }
}

/** One that never closes its own direction, whatever the shop does. */
async function connected(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

const held = ({ server }: Http) => promisify(server.getConnections.bind(server))()
const QUESTION = 'GET /ip HTTP/1.1\r\nhost: x\r\n\r\n'
async function answerOn(socket: Socket): Promise<string> {
  socket.write(QUESTION)
  const [answer] = await once(socket, 'data')
  return String(answer)
}
const isEnded = (socket: Socket) => once(socket.resume(), 'end')

const NEVER_CLOSING: [string, string, Options][] = [
  ['after what is no HTTP', 'x\r\n\r\n', {}],
  ['after half of the headers', 'GET /ip HTTP/1.1\r\nhost: x\r\nx', { patience: { ...PATIENCE, headersMs: 60 } }],
  [
    'without reading the answer',
    'GET /large HTTP/1.1\r\nhost: x\r\n\r\n',
    { patience: { ...PATIENCE, silentMs: 200 } },
  ],
]

test('who never closes a connection does not keep it, whatever was said on it', async () => {
  // Side by side: each waits for the last words to be read.
  const closes = NEVER_CLOSING.map(async ([how, bytes, options]) => {
    const { http, port } = await open(options)
    const comesIn = once(http.server, 'connection')
    const socket = (await connected(port)).pause()
    socket.write(bytes)
    await comesIn
    await expect.poll(() => held(http), { message: how }).toBe(0)
  })
  await Promise.all(closes)
})

describe('where an address may have two connections,', () => {
  test('its third is closed, also if it says nothing; others come in, and with one less it does as well', async () => {
    const { port } = await open({ connectionsPerAddress: 2 })
    const [first, second] = [await connected(port), await connected(port)]
    await isEnded(await connected(port))
    expect(await answerOn(await connected(port, '127.0.0.2'))).toMatch(/^HTTP\/1\.1 200 /)
    expect(await answerOn(second)).toMatch(/^HTTP\/1\.1 200 /)
    first.destroy()
    const comesIn = async () => {
      const again = await connected(port)
      return await Promise.race([answerOn(again), isEnded(again).then(() => 'closed')])
    }
    await expect.poll(comesIn).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each<[string, true | string[]]>([
    ['by its address', ['127.0.0.1/32']],
    ['as whoever connects', true],
  ])('a proxy that is trusted %s has as many as it brings', async (_, trustProxy) => {
    const { port } = await open({ connectionsPerAddress: 2, trustProxy })
    for (let at = 0; at < 4; at += 1) expect(await answerOn(await connected(port))).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('the operator is told once, without the address', async () => {
    const lines: string[] = []
    const { port } = await open({
      connectionsPerAddress: 1,
      log: createLog('warn', { write: (line: string) => void lines.push(line) }),
    })
    await connected(port)
    for (let at = 0; at < 3; at += 1) await isEnded(await connected(port))
    expect(lines).toEqual([expect.stringContaining('CONNECTIONS_PER_ADDRESS')])
    expect(lines[0]).not.toContain('127.0.0.1')
  })
})
