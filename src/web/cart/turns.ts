let last: Promise<unknown> = Promise.resolve()

/**
 * One call of the cart after the other: a quantity typed last is stored last, and a checkout opened in the same breath
 * reads the cart after it.
 */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = last.then(task)
  last = turn.catch(() => undefined)
  return turn
}
