/** Told of a trip as it begins; what it answers is told of its end. */
export type TripWatcher = (text: () => string) => (error?: unknown) => void

const watchers = new Set<TripWatcher>()

/** What is asked of databases in this process, with placeholders and never with what fills them. Answers how to end it. */
export function watchTrips(watcher: TripWatcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Statements that travel together. Nobody waits for the watchers. */
export function noteTrip(statements: readonly { sql: string }[], answered: Promise<unknown>): void {
  if (watchers.size === 0) return
  const text = () => statements.map(({ sql }) => sql.trim()).join(';\n')
  const ends = [...watchers].map((watcher) => watcher(text))
  const end = (error?: unknown) => {
    for (const endOne of ends) endOne(error)
  }
  answered.then(() => end(), end)
}
