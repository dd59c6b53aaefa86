import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with an empty database that never runs: a path. */
    cachedDataDir: string
  }
}

/** Quicker to have than a new one. */
export async function copyDataDir(to: string, from: string = inject('cachedDataDir')): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
