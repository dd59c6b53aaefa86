import { join } from 'node:path'
import { ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run bench:search`: how good the search is, beside what PostgreSQL does by itself. `-- --each` shows every query,
// `-- --products 100000` says instead how fast a shop of that size is searched.

refuseOldNode()
ensureInstalled()
const { createServer, createServerModuleRunner } = await import('vite')
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false },
})
try {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const { benchSearch } = await runner.import(join(root, 'bench/search/run.ts'))
  const at = process.argv.indexOf('--products')
  await benchSearch(process.argv.includes('--each'), at < 0 ? undefined : Number(process.argv[at + 1]))
} finally {
  await vite.close()
}
