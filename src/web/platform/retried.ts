import { isRefusal } from './problem.ts'

/** Retries (spec §9), with exponential back-off from these milliseconds. */
const RETRIES = 3
const FIRST_PAUSE_MS = 200

/** Only trouble is retried, not a refusal. */
export async function retried<T>(task: () => Promise<T>, retries = RETRIES, pauseMs = FIRST_PAUSE_MS): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (retries === 0 || isRefusal(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return await retried(task, retries - 1, pauseMs * 2)
  }
}
