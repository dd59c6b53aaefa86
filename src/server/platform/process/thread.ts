import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface ThreadWork {
  /** A file beside who names it, by `new URL`: the build takes it along (scripts/thread-programs.mjs). */
  program: URL
  data: object
  mostMs: number
  mostMb: number
  /** Whoever waits for it is gone. */
  gone: AbortSignal
}

/** The work took more time or memory than it is given. */
export class TooMuchWork extends Error {}

/**
 * What a program tells in a thread of its own, part by part, each once the former is taken; `null` ends it. For work on what strangers
 * send: whatever it does, the shop’s thread goes on. The thread ends with its last part, at a refusal, at the end of its time or memory
 * (`TooMuchWork`) and as soon as nobody waits for it (`gone`’s reason is thrown).
 */
export async function* partsOfThread<Part>({ program, data, mostMs, mostMb, gone }: ThreadWork): AsyncGenerator<Part> {
  gone.throwIfAborted()
  // Of the shop’s secrets it knows none.
  const own = { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostMb } }
  const worker = new Worker(program, { ...own, workerData: data })
  const { ended, forget } = endOf(worker, mostMs, gone)
  try {
    for (;;) {
      worker.postMessage('next')
      const [part] = await Promise.race([once(worker, 'message'), ended])
      if (part === null) return
      yield part
    }
  } finally {
    forget()
    await worker.terminate()
  }
}

/** Rejects at whatever ends the thread before its work is done. */
function endOf(worker: Worker, mostMs: number, gone: AbortSignal): { ended: Promise<never>; forget: () => void } {
  const { promise: ended, reject } = withReject()
  worker.once('error', (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork(error.message) : error),
  )
  const leave = () => reject(gone.reason)
  gone.addEventListener('abort', leave)
  const late = setTimeout(() => reject(new TooMuchWork(`It took longer than ${mostMs} ms.`)), mostMs)
  return {
    ended,
    forget() {
      clearTimeout(late)
      gone.removeEventListener('abort', leave)
    },
  }
}

function withReject(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  // Where it ends between two parts, the next asks for it.
  promise.catch(() => undefined)
  return { promise, reject }
}
