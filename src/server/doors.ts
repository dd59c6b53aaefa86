import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { addressRefusal } from './platform/address.ts'
import { type Config, imagesOf } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { openHearing } from './platform/hearing.ts'
import type { Http } from './platform/http.ts'
import type { WebFloor } from './platform/pages/render-as-nobody.ts'
import type { WebBuild } from './platform/pages/web-build.ts'

const KEEP_ANSWERS_BYTES = 16 * 1024 * 1024

export interface Web {
  floor: WebFloor
  build: WebBuild
}

/**
 * Connections that may wait until the shop gets round to them. Node’s own 511 is less than a busy evening: the kernel drops
 * what is more without a word, and its shopper waits half a minute for nothing instead of hearing that the house is full.
 */
const MOST_AT_THE_DOOR = 4_096

/** Where people come in. */
export interface Doors {
  url: string
  /** No new connections; running requests finish, so many milliseconds at most. */
  close(atMostMs: number): Promise<void>
}

/** Opens the port of the shop in this process, on a database that is ready. */
export async function openDoors(
  config: Config,
  web: Web,
  { db, connection }: Pick<Database, 'db' | 'connection'>,
  jwtSecret: string,
  log: Logger,
): Promise<Doors> {
  const hearing = await openHearing(connection, db, (what, error) => log.warn({ err: error }, what))
  const keeping = { keepAnswersBytes: KEEP_ANSWERS_BYTES, imagesDir: imagesOf(config) }
  const { http } = createApp({ ...config, ...keeping, db, hearing, log, jwtSecret, web, checkReplies: false })
  await http
    .listen({ host: config.host, port: config.port, backlog: MOST_AT_THE_DOOR })
    .catch(async (error: unknown) => {
      await hearing.stop()
      throw addressRefusal(error, config)
    })
  return {
    url: urlOf(config.host, portOf(http) ?? config.port),
    async close(atMostMs) {
      const late = setTimeout(() => http.server.closeAllConnections(), atMostMs)
      await http.close()
      clearTimeout(late)
      await hearing.stop()
    },
  }
}

function portOf(http: Http): number | undefined {
  const address = http.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
