import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run mutants`: plants bugs in a copy of the sources; each must be noticed. `-- part of a name` plants only some.

refuseOldNode()
await ensureInstalled()
const { huntMutants } = await import(pathToFileURL(join(root, 'tests/mutants/run.mjs')).href)
const escaped = huntMutants(process.argv[2])
process.stdout.write(`${escaped} bugs got away\n`)
process.exitCode = escaped === 0 ? 0 : 1
