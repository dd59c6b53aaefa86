import { setImmediate as breath } from 'node:timers/promises'

/** Many values, a piece after the other: others are answered in between. */
export async function* inPieces<Value>(values: readonly Value[], most: number): AsyncGenerator<readonly Value[]> {
  for (let from = 0; from < values.length; from += most) {
    yield values.slice(from, from + most)
    await breath()
  }
}
