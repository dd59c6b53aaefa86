import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run soak -- --minutes 10 --seed 7`: the shop in traffic for a while, then in far too much of it.

refuseOldNode()
ensureInstalled()
ensureBuilt()
const { createServer, createServerModuleRunner } = await import('vite')
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
})
try {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const { main } = await runner.import(join(root, 'bench/soak/program.ts'))
  await main(process.argv.slice(2))
} finally {
  await vite.close()
}
