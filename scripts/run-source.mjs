import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * Runs what a file of the sources exports under this name, without a build.
 * @param {string} file
 * @param {string} name
 * @param {...unknown} given
 */
export async function runSource(file, name, ...given) {
  const { createServer, createServerModuleRunner } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  })
  try {
    const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
    const exported = await runner.import(join(root, file))
    await exported[name](...given)
  } finally {
    await vite.close()
  }
}
