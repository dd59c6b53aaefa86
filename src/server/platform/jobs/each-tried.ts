/** What a job is told of together, one after another. One that fails is tried again with its job, and holds up no other: the others have to do nothing then. */
export async function eachTried<Thing>(
  things: Thing[],
  signal: AbortSignal,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const thing of things) {
    signal.throwIfAborted()
    await work(thing).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
