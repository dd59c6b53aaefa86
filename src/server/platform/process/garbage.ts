import { setFlagsFromString } from 'node:v8'

/** In percent of what lives: so far the heap grows before it is collected again. */
export const BOUND = '--heap-growing-percent=40'

/**
 * Lets less garbage stand: on a machine with much memory V8 keeps several times of what lives, and a shop shares its
 * machine with its PostgreSQL (docs/decisions/046). Once in each process, before it serves anybody.
 */
export function boundGarbage(): void {
  setFlagsFromString(BOUND)
}
