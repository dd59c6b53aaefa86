/**
 * Does all that a job is to do, one after another: what fails holds up no other, and is tried again with its job. What was done has
 * nothing left to do by then.
 */
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
