import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../../scripts/free-port.mjs'

/** A way to a database, in the hands of a test. */
export interface Wire {
  port: number
  /** Every connection is lost, and new ones are refused until it is mended. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** What the database says on the connections of now does not arrive until it goes on. */
  pause(): void
  resume(): void
}

/** `swallows`: what is said to the database and does not arrive. */
export async function openWire(
  socketPath: string,
  swallows: (bytes: Buffer, near: Socket) => boolean = () => false,
): Promise<Wire> {
  const ends = new Set<Socket>()
  const fromDatabase = new Set<Socket>()
  let server: Server | undefined
  const join = (near: Socket) => {
    // It came while the wire was being cut.
    if (!server?.listening) return void near.destroy()
    const far = connect(socketPath)
    fromDatabase.add(far)
    carry(near, far, (bytes) => swallows(bytes, near))
    carry(far, near)
  }
  const carry = (one: Socket, other: Socket, isKept: (bytes: Buffer) => boolean = () => false) => {
    ends.add(one)
    one.on('error', () => undefined)
    one.on('data', (bytes: Buffer) => isKept(bytes) || other.write(bytes))
    one.on('close', () => {
      ends.delete(one)
      fromDatabase.delete(one)
      other.destroy()
    })
  }
  // None that the system hands out: while the wire is cut, somebody else would be given it.
  const port = await freePort()
  const listen = async (): Promise<void> => {
    server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen()
  return {
    port,
    async cut() {
      const closed = server?.listening ? once(server, 'close') : undefined
      server?.close()
      for (const end of ends) end.destroy()
      await closed
    },
    mend: listen,
    pause: () => {
      for (const end of fromDatabase) end.pause()
    },
    resume: () => {
      for (const end of fromDatabase) end.resume()
    },
  }
}
