import { ensureInstalled, refuseOldNode } from './prepare.mjs'

// `npm run mutants`: plants bugs in a copy of the sources; each must be noticed. `-- part of a name` plants only some.

refuseOldNode()
ensureInstalled()
const { huntMutants } = await import('../torture/mutants/run.mjs')
const escaped = huntMutants(process.argv[2])
process.stdout.write(`${escaped} bugs got away\n`)
process.exitCode = escaped === 0 ? 0 : 1
