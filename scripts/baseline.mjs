import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, ensureToolInstalled, refuseOldNode, root } from './prepare.mjs'
import { runSource } from './run-source.mjs'

// `npm run baseline`: writes migrations/0000_baseline.sql anew, from the numbered migrations (docs/decisions/079-baseline.md).

const TOOL = 'scripts/pg-dump'

refuseOldNode()
await ensureInstalled()
await ensureToolInstalled(TOOL, 'Installing pg_dump…')
const { resolve } = createRequire(join(root, TOOL, 'package.json'))
const [{ PGlite }, { pgDump }] = await Promise.all(
  ['@electric-sql/pglite', '@electric-sql/pglite-tools/pg_dump'].map(
    (name) => import(pathToFileURL(resolve(name)).href),
  ),
)
const open = () => PGlite.create()
const dump = async (/** @type {unknown} */ pg, /** @type {string[]} */ args) => (await pgDump({ pg, args })).text()
await runSource('src/server/testing/write-baseline.ts', 'writeBaseline', open, dump)
