import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackupTarget } from './backup-target.ts'

/** So long a target is waited for that may hang. */
export const LAST_CALL_MS = 5_000

/** Asked for nothing more once `stopping` is aborted: throws why. What is under way may end, as of a file half is left otherwise. */
export function stoppable(target: BackupTarget, stopping: AbortSignal): BackupTarget {
  return {
    put: (name, bytes) => unlessStopped(stopping, () => target.put(name, bytes)),
    get: (name) => unlessStopped(stopping, () => target.get(name)),
    delete: (name) => unlessStopped(stopping, () => target.delete(name)),
    discardUnfinished: (before) => unlessStopped(stopping, () => target.discardUnfinished(before)),
    async *list(folder) {
      const names = target.list(folder)[Symbol.asyncIterator]()
      for (;;) {
        const next = await unlessStopped(stopping, () => names.next())
        if (next.done) return
        yield next.value
      }
    },
  }
}

async function unlessStopped<Answer>(stopping: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  stopping.throwIfAborted()
  const answered = new AbortController()
  try {
    return await Promise.race([ask(), lateAfter(stopping, answered.signal)])
  } finally {
    answered.abort()
  }
}

async function lateAfter(stopping: AbortSignal, answered: AbortSignal): Promise<never> {
  await once(stopping, 'abort', { signal: answered })
  await wait(LAST_CALL_MS, undefined, { signal: answered })
  throw stopping.reason
}
