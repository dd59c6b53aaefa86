import { setTimeout as wait } from 'node:timers/promises'

/** Repeats with a pause until `signal`; tells the first failure and the recovery, which work that lasts tells itself. */
export async function every(
  ms: number,
  signal: AbortSignal,
  work: (tellRecovery: () => void) => Promise<void>,
  onChange: (error: unknown) => void,
): Promise<void> {
  let isFailing = false
  const tellRecovery = () => {
    if (isFailing) onChange(undefined)
    isFailing = false
  }
  while (!signal.aborted) {
    try {
      await work(tellRecovery)
      tellRecovery()
    } catch (error) {
      if (!isFailing && !signal.aborted) onChange(error)
      isFailing = true
    }
    await wait(ms, undefined, { signal }).catch(() => undefined)
  }
}
