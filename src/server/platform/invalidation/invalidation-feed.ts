import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { answerOf, listen } from '../database/cache-invalidation.queries.ts'
import { onInvalidation, publish, readMessage } from '../database/cache-invalidation.ts'
import type { Db } from '../database/db.ts'
import { noteSignal } from '../signals/signals.ts'
import { createFeedPosition, type FeedPosition } from './feed-position.ts'

/** The invalidation feed: what other processes changed, through the database (decision 014). */
export interface InvalidationFeed {
  /** Nothing was missed until a moment ago: only then is a cache believed. */
  isCertain(): boolean
  /** Where the primary’s log stood after what was last heard, as far as known: for replicas. */
  feedPosition(): string | undefined
  /** Resolves once all earlier commits are heard. */
  catchUp(): Promise<void>
  /** Something may have been missed: caches are void. */
  onGap(listener: () => void): void
  /** Silence, before it is too long to believe caches. */
  onSilence(listener: () => void): void
  stop(): Promise<void>
}

const ASK_EVERY_MS = 1_000
const SILENCE_MS = 1_000
const LONGEST_SILENCE_MS = 5_000
/** Age of the last proof; a process that was stopped for longer asks first. */
const CERTAIN_FOR_MS = 10_000
const PAUSE_MS = 250

/** The only process. */
export const ALONE: InvalidationFeed = {
  isCertain: () => true,
  feedPosition: () => undefined,
  catchUp: async () => undefined,
  onGap: () => undefined,
  onSilence: () => undefined,
  stop: async () => undefined,
}

/** LISTEN on its own connection, reopened when lost. */
export async function openInvalidationFeed(
  connection: pg.ClientConfig,
  db: Db,
  onTrouble: (what: string, error: unknown) => void,
): Promise<InvalidationFeed> {
  const stopping = new AbortController()
  const gapListeners: (() => void)[] = []
  const silenceListeners: (() => void)[] = []
  const place = createFeedPosition()
  onInvalidation(db, place.changed)
  gapListeners.push(place.changed)
  let listening: ListeningConnection | undefined

  const open = async (): Promise<void> => {
    const hear = (message: string) => {
      const tags = readMessage(message)
      if (tags === 'everything') tellOfGap()
      else publish(db, tags)
    }
    const opened = await openListening(connection, place, hear, () => tell(silenceListeners))
    // From here on complete; before, maybe not.
    tellOfGap()
    listening = opened
    if (stopping.signal.aborted) opened.close()
  }
  const tell = (listeners: (() => void)[]) => {
    for (const listener of listeners) listener()
  }
  const tellOfGap = () => tell(gapListeners)
  const keepOpen = async (): Promise<void> => {
    for (;;) {
      const end = await listening?.ended
      listening = undefined
      if (stopping.signal.aborted) return
      if (end) onTrouble('Changes are not heard for now: the connection was lost.', end)
      await wait(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      await open().catch(() => undefined)
    }
  }

  await open()
  const kept = keepOpen()
  const isCertain = () => listening !== undefined && performance.now() - listening.heardAt() < CERTAIN_FOR_MS
  return {
    isCertain,
    feedPosition() {
      const heard = isCertain() ? place.now() : undefined
      if (heard === undefined) void listening?.catchUp()
      return heard
    },
    catchUp: async () => await listening?.catchUp(),
    onGap: (listener) => void gapListeners.push(listener),
    onSilence: (listener) => void silenceListeners.push(listener),
    async stop() {
      stopping.abort()
      listening?.close()
      await kept
    },
  }
}

interface ListeningConnection {
  /** When the last answered question was asked. */
  heardAt(): number
  catchUp(): Promise<void>
  ended: Promise<unknown>
  close(): void
}

async function openListening(
  connection: pg.ClientConfig,
  place: FeedPosition,
  hear: (message: string) => void,
  tellOfSilence: () => void,
): Promise<ListeningConnection> {
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
      // It may be dead: not awaited.
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
    await answerOf(client).then(place.ask(), close)
    clearTimeout(silence)
    if (closing.signal.aborted) return
    heardAt = askedAt
    noteSignal('changesHeard', { seconds: (performance.now() - askedAt) / 1000 })
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

/** Coalesces: who comes meanwhile shares the next question. */
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
