import { once } from 'node:events'
import { connect } from 'node:net'
import type { Header, Wire } from './wire.ts'

/** What came back; status 0 where nothing did. */
export interface Answered {
  status: number
  head: string
  body: string
}

const PATIENCE_MS = 120_000
const END_OF_HEAD = '\r\n\r\n'

/** Writes the bytes as they are: a client of Node’s would refuse to send half of them. */
export async function send(port: number, wire: Wire): Promise<Answered> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // The shop may close while a body that it has refused is still on its way.
  socket.on('error', () => undefined)
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  const bytes = Buffer.concat([Buffer.from(headOf(wire)), wire.body ?? Buffer.alloc(0)])
  // A body in pieces that never comes, or breaks off behind the length of its first one, is waited for longer than we would.
  if (isInPieces(wire)) socket.end(bytes)
  else socket.write(bytes)
  await once(socket, 'close').catch(() => undefined)
  return answerIn(Buffer.concat(chunks).toString())
}

function isInPieces({ headers }: Wire): boolean {
  return headers.some(([name]) => name === 'transfer-encoding')
}

function headOf({ method, path, headers, body }: Wire): string {
  const names = new Set(headers.map(([name]) => name))
  const own: Header[] = [['connection', 'close']]
  if (!names.has('host')) own.unshift(['host', 'shop.example'])
  if (body && !names.has('content-length') && !names.has('transfer-encoding'))
    own.push(['content-length', String(body.length)])
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** The first answer. A body that breaks off after it was refused is refused once more, as what it then is: no HTTP. */
function answerIn(text: string): Answered {
  const end = text.indexOf(END_OF_HEAD)
  const head = end < 0 ? text : text.slice(0, end)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  const body = Buffer.from(end < 0 ? '' : text.slice(end + END_OF_HEAD.length))
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? body.length)
  return { status, head: head.toLowerCase(), body: body.subarray(0, length).toString() }
}
