import { Readable } from 'node:stream'
import { setImmediate as breath } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { createLimiter } from './limiter.ts'

interface Bounds {
  /** Files under way. */
  most: number
  mostOfAccount: number
}

/** Writes a file, in pieces, for an account. Refuses `busy`. */
export type WriteFile = (accountId: number, pieces: AsyncIterable<string>) => Readable

const RETRY_SECONDS = 5

/**
 * One line for files that are written while they are sent (docs/decisions/081): one piece of all of them at a time, each after a breath,
 * in the order of who asks. Who reads slowly holds up nobody: a piece is written when it is asked for.
 */
export function createFileTurns({ most, mostOfAccount }: Bounds): WriteFile {
  const inTurn = createLimiter({ concurrency: 1, waiting: most, refusal: busy })
  const open = new Map<number, number>()
  let all = 0
  const hold = (accountId: number, change: 1 | -1) => {
    all += change
    open.set(accountId, (open.get(accountId) ?? 0) + change)
    if (open.get(accountId) === 0) open.delete(accountId)
  }
  return (accountId, pieces) => {
    if (all >= most || (open.get(accountId) ?? 0) >= mostOfAccount) throw busy()
    hold(accountId, 1)
    return Readable.from(written(pieces, inTurn)).once('close', () => hold(accountId, -1))
  }
}

/** Of this process. A store’s own people, or an admin’s, have no use for more at once. */
export const writeFile = createFileTurns({ most: 40, mostOfAccount: 4 })

async function* written(
  pieces: AsyncIterable<string>,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await inTurn(async () => {
        await breath()
        return await iterator.next()
      })
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}

function busy(): Refusal {
  return new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })
}
