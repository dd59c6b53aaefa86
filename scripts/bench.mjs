import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run bench -- --products 100000`: how fast the shop is, beside what the machine can do. `--write` writes it down.

refuseOldNode()
ensureInstalled()
ensureBuilt()
const { createServer, createServerModuleRunner } = await import('vite')
const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})
try {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const { bench } = await runner.import(join(root, 'bench/speed/program.ts'))
  await bench(process.argv.slice(2))
} finally {
  await vite.close()
}
