import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts'
import { STRIKES, type Strike, untilWellAgain } from './strikes.ts'
import type { VictimOptions } from './victim.ts'
import { type Fate, type Message, openWire, type Wire } from './wire.ts'

/** A database of the conductor’s own, behind a wire. */
export interface Wired {
  wire: Wire
  database: NonNullable<VictimOptions['database']>
  /** The way to another database of the same server, by the wire. */
  urlOf(name: string): string
  stop(): Promise<void>
}

export async function openWired(folder: string): Promise<Wired> {
  const dataDir = join(folder, 'database')
  await mkdir(dataDir, { recursive: true })
  const nobody = () => undefined
  const server = await startEmbeddedPostgres({ dataDir, holder: 'the torture', tell: nobody, onTrouble: nobody })
  const { host, port, user, password, database } = server.connection
  const wire = await openWire(`${host}/.s.PGSQL.${port}`)
  const urlOf = (name: string) => `postgres://${user}:${password}@127.0.0.1:${wire.port}/${name}`
  return {
    wire,
    database: { url: urlOf(database), connection: server.connection, cluster: join(dataDir, 'postgres') },
    urlOf,
    async stop() {
      await wire.close()
      await server.stop()
    },
  }
}

const SOMEWHERE_IN_A_CHECKOUT = 80
const CUTS_A_STRIKE = 10
const SLOW_MS = 50
const SLOW_FOR_MS = 1_500
const AWAY_FOR_MS = 1_200

/** Strikes at the wire between a shop and its database. */
export function wiredStrikes(wire: Wire): Record<string, Strike> {
  return {
    /** A connection is lost with some message, or right after it. */
    cut: async (victim, random) => {
      for (let time = 0; time < CUTS_A_STRIKE; time += 1) {
        let left = random.whole(SOMEWHERE_IN_A_CHECKOUT)
        await strikeMessage(wire, random.pick<Fate>(['cut', 'pass-then-cut']), () => left-- <= 0)
      }
      await untilWellAgain(victim)
    },
    /** COMMIT arrives, its answer does not. */
    'commit-answer': async (victim) => {
      for (let time = 0; time < CUTS_A_STRIKE; time += 1) await strikeMessage(wire, 'pass-then-cut', endsCommit())
      await untilWellAgain(victim)
    },
    /** Every statement takes 50 ms longer. */
    slow: async () => {
      wire.delayMs = SLOW_MS
      await wait(SLOW_FOR_MS)
      wire.delayMs = 0
    },
    /** The database is gone for a while. */
    away: async (victim) => {
      wire.isAway = true
      wire.cutAll()
      await wait(AWAY_FOR_MS)
      wire.isAway = false
      await untilWellAgain(victim)
    },
    /** The network swallows everything for a while; the connections of before stay dead, and nobody says so. */
    silent: async (victim) => {
      wire.fallSilent()
      await wait(AWAY_FOR_MS)
      wire.isSilent = false
      await untilWellAgain(victim)
    },
    'shop-on-wire': STRIKES.shop,
  }
}

/** COMMIT by itself, or the Sync behind which it was sent prepared: only with that it is done. */
function endsCommit(): (message: Message) => boolean {
  let isAsked = false
  return ({ from, kind, bytes }) => {
    if (from !== 'shop') return false
    isAsked ||= kind === 'B' && bytes.includes('haat_commit')
    return (isAsked && kind === 'S') || (kind === 'Q' && /^commit/i.test(bytes.toString('latin1', 5)))
  }
}

/** Resolves once the first message that is meant has met its fate. */
function strikeMessage(wire: Wire, fate: Fate, isMeant: (message: Message) => boolean): Promise<void> {
  return new Promise((resolve) => {
    wire.decide = (message) => {
      if (!isMeant(message)) return 'pass'
      wire.decide = () => 'pass'
      resolve()
      return fate
    }
  })
}
