import { onAskedToStop } from '../../../src/server/platform/process/asked-to-stop.ts'

/** Aborted once this process is asked to stop, by Ctrl+C and its like. */
export function stopAsked(): AbortSignal {
  const asked = new AbortController()
  onAskedToStop((why) => asked.abort(why))
  return asked.signal
}
