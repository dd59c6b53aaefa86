import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A place on a way of the network, where it can be cut. */
export interface Gate {
  port: number
  /** Where it leads. */
  to: number
  /** From now on nothing arrives, and nobody is told. */
  cut(): void
  /** What was cut stays dead; who comes now comes through. */
  mend(): void
  close(): Promise<void>
}

export async function openGate(port: number, to: number): Promise<Gate> {
  const ends = new Set<Socket>()
  let isCut = false
  const hold = (end: Socket) => {
    ends.add(end)
    end.on('error', () => undefined)
    end.on('close', () => ends.delete(end))
  }
  const lead = (near: Socket, far: Socket) => {
    near.on('data', (bytes) => far.write(bytes))
    near.on('close', () => far.destroy())
  }
  const server = createServer((near) => {
    hold(near)
    if (isCut) return void near.pause()
    const far = connect(gate.to, '127.0.0.1')
    hold(far)
    lead(near, far)
    lead(far, near)
  }).listen(port, '127.0.0.1')
  const gate: Gate = {
    ...{ port, to },
    cut() {
      isCut = true
      for (const end of ends) end.pause()
    },
    mend() {
      isCut = false
      for (const end of ends) if (end.isPaused()) end.destroy()
    },
    async close() {
      server.close()
      for (const end of ends) end.destroy()
      await once(server, 'close')
    },
  }
  await once(server, 'listening')
  return gate
}
