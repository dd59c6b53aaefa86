/** Aborted once this process is asked to stop, by Ctrl+C and its like. */
export function stopAsked(): AbortSignal {
  const asked = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => asked.abort())
  return asked.signal
}
