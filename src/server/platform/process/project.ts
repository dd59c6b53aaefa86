import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Upwards, from `src/` as from `dist/`. */
export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)))

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'migrations'))) return folder
  return rootAbove(dirname(folder))
}
