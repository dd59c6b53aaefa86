import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createFrames, type Frame } from './frames.ts'

export interface Message extends Frame {
  from: 'shop' | 'database'
}

/**
 * `cut`: the message is lost with its connection. `pass-then-cut`: it arrives, and nothing after it. `silence`: it is lost
 * and so is all that follows on its connection, either way, which stays open: nobody is told.
 */
export type Fate = 'pass' | 'cut' | 'pass-then-cut' | 'silence'

/** The wire between a shop and its database, in the hands of somebody who reads along. */
export interface Wire {
  port: number
  /** Decides each message from now on. */
  decide: (message: Message) => Fate
  /** What every statement takes longer. */
  delayMs: number
  /** Cuts every connection. */
  cutAll(): void
  /** Whether new connections are refused. */
  isAway: boolean
  /** From now on nothing arrives, and nobody is told: as behind a firewall that has forgotten its connections. */
  fallSilent(): void
  /** Whether new connections are as silent as those that `fallSilent` met; these stay so. */
  isSilent: boolean
  close(): Promise<void>
}

/** A statement begins its work with one of these: a plain query, or the end of a prepared one. */
const BEGINS_WORK = new Set(['Q', 'S'])

export async function openWire(socketPath: string): Promise<Wire> {
  const ends = new Set<Socket>()
  const silences = new Set<Silence>()
  const wire: Wire = {
    ...{ port: 0, delayMs: 0, isAway: false, isSilent: false, decide: () => 'pass' },
    cutAll: () => {
      for (const end of ends) end.destroy()
    },
    fallSilent: () => {
      wire.isSilent = true
      for (const silence of silences) silence.hasFallen = true
    },
    async close() {
      server.close()
      wire.cutAll()
      await once(server, 'close')
    },
  }
  const server = createServer((shop) => {
    // Messages are sent one by one: none shall wait for the receipt of the one before.
    shop.setNoDelay(true)
    if (wire.isAway) shop.destroy()
    else join(shop, connect(socketPath))
  })
  const join = (shop: Socket, database: Socket) => {
    for (const [end, other] of [
      [shop, database],
      [database, shop],
    ] as const) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        ends.delete(end)
        // What was sent last still arrives.
        other.end()
      })
    }
    const silence = { hasFallen: wire.isSilent }
    silences.add(silence)
    shop.on('close', () => silences.delete(silence))
    carry(wire, silence, 'shop', shop, database)
    carry(wire, silence, 'database', database, shop)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  wire.port = typeof address === 'object' && address ? address.port : 0
  return wire
}

interface Silence {
  hasFallen: boolean
}

function carry(wire: Wire, silence: Silence, from: Message['from'], source: Socket, target: Socket): void {
  const frames = createFrames({ beginsWithoutLetter: from === 'shop' })
  let turn = Promise.resolve()
  source.on('data', (chunk) => {
    for (const frame of frames(chunk)) {
      if (wire.delayMs > 0 && from === 'shop' && BEGINS_WORK.has(frame.kind)) {
        turn = turn.then(() => wait(wire.delayMs))
      }
      turn = turn.then(() => deliver(wire, silence, { ...frame, from }, source, target))
    }
  })
}

function deliver(wire: Wire, silence: Silence, message: Message, source: Socket, target: Socket): void {
  if (source.destroyed || target.destroyed) return
  const fate = wire.decide(message)
  silence.hasFallen ||= fate === 'silence'
  if (silence.hasFallen) return
  if (fate !== 'cut') target.write(message.bytes)
  if (fate !== 'pass') {
    target.end()
    source.destroy()
  }
}
