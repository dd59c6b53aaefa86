import { setFlagsFromString } from 'node:v8'

/** In percent of what lives: so far the heap grows before V8 collects it again. */
export const HEAP_GROWTH = '--heap-growing-percent=40'

/**
 * On a machine with much memory V8 lets garbage grow to several times of what lives, and a shop shares its machine with
 * its PostgreSQL (docs/decisions/046). Once in each process, before it serves anybody.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(HEAP_GROWTH)
}
