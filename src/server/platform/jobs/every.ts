import { setTimeout as wait } from 'node:timers/promises'

/** Repeats with a pause until `signal`; tells the first failure and the recovery. */
export async function every(
  ms: number,
  signal: AbortSignal,
  work: () => Promise<void>,
  onChange: (error: unknown) => void,
): Promise<void> {
  let isFailing = false
  while (!signal.aborted) {
    try {
      await work()
      if (isFailing) onChange(undefined)
      isFailing = false
    } catch (error) {
      if (!isFailing && !signal.aborted) onChange(error)
      isFailing = true
    }
    await wait(ms, undefined, { signal }).catch(() => undefined)
  }
}
