import { ensureInstalled, refuseOldNode } from './prepare.mjs'
import { runSource } from './run-source.mjs'

// `npm run bench:search`: how good the search is, beside what PostgreSQL does by itself. `-- --each` shows every query,
// `-- --products 100000` says instead how fast a shop of that size is searched.

refuseOldNode()
await ensureInstalled()
const at = process.argv.indexOf('--products')
const products = at < 0 ? undefined : Number(process.argv[at + 1])
await runSource('bench/search/run.ts', 'benchSearch', process.argv.includes('--each'), products)
