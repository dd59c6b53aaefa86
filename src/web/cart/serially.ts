let last: Promise<unknown> = Promise.resolve()

/** Cart calls one by one: the last quantity wins, and a checkout reads after it. */
export function serially<T>(task: () => Promise<T>): Promise<T> {
  const turn = last.then(task)
  last = turn.catch(() => undefined)
  return turn
}
