import type { Server, Socket } from 'node:net'
import type { Logger } from 'pino'
import { addressOf } from './network.ts'

/** Each costs a file descriptor; without any, neither pictures nor the database open. */
export const MOST_CONNECTIONS = 4_000
/** Many: a mobile carrier’s customers share an address. */
export const CONNECTIONS_PER_ADDRESS = 400
const TELL_EVERY_MS = 60_000

/** Closes an address’s connections beyond `most`; a trusted proxy’s are not counted. */
export function limitPerAddress(
  server: Server,
  { most, isProxy, log }: { most: number; isProxy: (address: string) => boolean; log: Logger },
): void {
  const held = new Map<string, number>()
  const tell = tellSometimes(log)
  // Before Node makes a parser.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress)) return
    const address = addressOf(remoteAddress)
    const others = held.get(address) ?? 0
    if (others >= most) {
      socket.destroy()
      tell()
      return
    }
    held.set(address, others + 1)
    socket.once('close', () => letGo(held, address))
  })
}

function letGo(held: Map<string, number>, address: string): void {
  const left = (held.get(address) ?? 0) - 1
  if (left > 0) held.set(address, left)
  else held.delete(address)
}

/** One line a minute, without the address, for operators whose proxy TRUST_PROXY lacks. */
function tellSometimes(log: Logger): () => void {
  let closed = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return () => {
    closed += 1
    if (performance.now() - toldAt < TELL_EVERY_MS) return
    log.warn(
      { closed },
      'An address holds as many connections as one may (CONNECTIONS_PER_ADDRESS); its others are closed.',
    )
    toldAt = performance.now()
    closed = 0
  }
}
