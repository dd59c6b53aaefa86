import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildInto } from './build-into.mjs'
import { BUILT_FROM, fingerprintOfSources, root } from './prepare.mjs'

// Builds aside and moves the whole into its place: a build that fails leaves the last one as it was.

const dist = join(root, 'dist')
const made = join(root, 'dist.new')
const last = join(root, 'dist.old')
const remove = (/** @type {string} */ folder) => rm(folder, { recursive: true, force: true })

const builtFrom = fingerprintOfSources()
await remove(made)
await buildInto(made)
await writeFile(join(made, BUILT_FROM), builtFrom)
await remove(last)
await rename(dist, last).catch((error) => {
  if (error.code !== 'ENOENT') throw error
})
await rename(made, dist)
await remove(last)
