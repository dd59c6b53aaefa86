import { join } from 'node:path'
import { ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run bench:search`: how good the search is, beside what PostgreSQL does by itself. `-- --each` shows every query.

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
  await benchSearch(process.argv.includes('--each'))
} finally {
  await vite.close()
}
