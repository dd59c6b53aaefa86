import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { answerOf, listen } from './announcements.queries.ts'
import { publish, readMessage } from './announcements.ts'
import type { Db } from './db.ts'

/** Whether this process knows what has changed, by whomever: other processes and machines tell it through the database. */
export interface Hearing {
  /** Whether what was told by others until a moment ago has been heard: only then is anything that is kept to be believed. */
  isCertain(): boolean
  /** Resolves once everything is heard that was committed before; at once where nothing can be heard. */
  catchUp(): Promise<void>
  /** Calls `listener` where something may have been missed: nothing that was kept before is to be believed again. */
  onGap(listener: () => void): void
  /** Calls `listener` where nothing was heard for a while, before it is so long that nothing is believed any more. */
  onSilence(listener: () => void): void
  stop(): Promise<void>
}

const ASK_EVERY_MS = 1_000
const SILENCE_MS = 1_000
const LONGEST_SILENCE_MS = 5_000
/** How old the last sign may be that nothing was missed. A process that was stopped for longer has to ask first. */
const CERTAIN_FOR_MS = 10_000
const PAUSE_MS = 250

/** Of a process that knows of every change by itself, because it is the only one. */
export const ALONE: Hearing = {
  isCertain: () => true,
  catchUp: async () => undefined,
  onGap: () => undefined,
  onSilence: () => undefined,
  stop: async () => undefined,
}

/** Hears what is announced in the database, on a connection of its own that is opened again whenever it is lost. */
export async function openHearing(
  connection: pg.ClientConfig,
  db: Db,
  onTrouble: (what: string, error: unknown) => void,
): Promise<Hearing> {
  const stopping = new AbortController()
  const gapListeners: (() => void)[] = []
  const silenceListeners: (() => void)[] = []
  let line: Line | undefined

  const open = async (): Promise<void> => {
    const hear = (message: string) => {
      const tags = readMessage(message)
      if (tags === 'everything') tellOfGap()
      else publish(db, tags)
    }
    const opened = await openLine(connection, hear, () => tell(silenceListeners))
    // From here on nothing is missed; what was told until now may have been.
    tellOfGap()
    line = opened
    if (stopping.signal.aborted) opened.close()
  }
  const tell = (listeners: (() => void)[]) => {
    for (const listener of listeners) listener()
  }
  const tellOfGap = () => tell(gapListeners)
  const keepOpen = async (): Promise<void> => {
    for (;;) {
      const end = await line?.ended
      line = undefined
      if (stopping.signal.aborted) return
      if (end) onTrouble('Changes are not heard for now: the connection was lost.', end)
      await wait(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      await open().catch(() => undefined)
    }
  }

  await open()
  const kept = keepOpen()
  return {
    isCertain: () => line !== undefined && performance.now() - line.heardAt() < CERTAIN_FOR_MS,
    catchUp: async () => await line?.catchUp(),
    onGap: (listener) => void gapListeners.push(listener),
    onSilence: (listener) => void silenceListeners.push(listener),
    async stop() {
      stopping.abort()
      line?.close()
      await kept
    },
  }
}

/** One connection that listens. */
interface Line {
  /** When the last question was put that has been answered, on the clock of `performance`. */
  heardAt(): number
  catchUp(): Promise<void>
  /** Why it is of no use any more. */
  ended: Promise<unknown>
  close(): void
}

async function openLine(
  connection: pg.ClientConfig,
  hear: (message: string) => void,
  tellOfSilence: () => void,
): Promise<Line> {
  const client = new pg.Client({
    ...connection,
    application_name: 'haat-hearing',
    connectionTimeoutMillis: LONGEST_SILENCE_MS,
    query_timeout: LONGEST_SILENCE_MS,
    keepAlive: true,
  })
  const closing = new AbortController()
  const close = (why?: unknown) => closing.abort(why)
  const ended = new Promise<unknown>((resolve) => {
    closing.signal.addEventListener('abort', () => {
      resolve(closing.signal.reason)
      // What does not answer any more is not waited for.
      client.end().catch(() => undefined)
    })
  })
  client.on('error', close).on('end', () => close(new Error('The connection was ended.')))
  client.on('notification', ({ payload = '' }) => hear(payload))
  let heardAt = performance.now()
  const ask = async (): Promise<void> => {
    const askedAt = performance.now()
    const silence = setTimeout(tellOfSilence, SILENCE_MS)
    silence.unref()
    await answerOf(client).catch(close)
    clearTimeout(silence)
    if (!closing.signal.aborted) heardAt = askedAt
  }
  const catchUp = askedTogether(ask)

  try {
    await client.connect()
    await listen(client)
  } catch (error) {
    close(error)
    throw error
  }
  const asking = setInterval(() => void catchUp(), ASK_EVERY_MS)
  asking.unref()
  void ended.then(() => clearInterval(asking))
  return { heardAt: () => heardAt, catchUp, ended, close }
}

/** Who comes while a question is under way waits for the next one, all of them for the same. */
function askedTogether(ask: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= running.then(() => {
      next = undefined
      running = ask()
      return running
    })
    return next
  }
}
