import { createServer as createFront, request } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { inspect } from 'node:util'
import { ensureInstalled, readEnvFile, refuseOldNode, root, say } from './prepare.mjs'

// The shop from source. Vite stands in front: it gives the browser single modules and puts edits into the open page; all
// else goes on to the shop, which starts again when its code changes. Requests wait until it is there.

refuseOldNode()
readEnvFile()
await ensureInstalled()
const { createServer, createServerModuleRunner } = await import('vite')
const { createLiveWeb, entryPlugin } = await import('./dev-web.mjs')

const OF_VITE = /^\/(@|src\/|messages\/|node_modules\/|__)/
const OF_SERVER = /^(src\/(server|contract)|messages|demo|migrations)\//
const OF_WEB = /^(src\/(web|contract)|messages)\//
const SETTLE_MS = 80

const front = createFront((incoming, outgoing) => {
  if (OF_VITE.test(incoming.url ?? '')) vite.middlewares(incoming, outgoing)
  else void ready.then(() => passOn(incoming, outgoing))
})
const vite = await createServer({
  root,
  appType: 'custom',
  plugins: [entryPlugin],
  optimizeDeps: { entries: ['src/web/entry-browser.tsx'] },
  server: {
    middlewareMode: true,
    hmr: { server: front },
    watch: { ignored: ['**/dist/**', `${resolve(process.env.DATA_DIR || 'data')}/**`] },
  },
})
const web = createLiveWeb(vite)
/** @type {{ url: string, stop(): Promise<void> } | undefined} */
let shop
const closing = new AbortController()
let ready = open(true)

/** @type {NodeJS.Timeout | undefined} */
let settling
vite.watcher.on('all', (_, file) => {
  const path = relative(root, file)
  if (/\.test\.tsx?$/.test(path)) return
  if (OF_WEB.test(path)) web.forget()
  if (!OF_SERVER.test(path)) return
  clearTimeout(settling)
  settling = setTimeout(() => {
    ready = ready.then(reopen)
  }, SETTLE_MS)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close(0))

async function reopen() {
  if (closing.signal.aborted) return
  const start = performance.now()
  await shop?.stop()
  shop = undefined
  await open(false)
  if (shop) say(`Started again with the new code in ${Math.round(performance.now() - start)} ms`)
}

/** Starts the shop with fresh modules; where they fail, says so and waits for the next change. @param {boolean} isFirst */
async function open(isFirst) {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  try {
    const [{ readConfig }, { startShop }, { greet, settingHints, stepReporterOf }] = await Promise.all(
      ['config/config', 'shop', 'run'].map((name) => runner.import(join(root, `src/server/${name}.ts`))),
    )
    await web.load()
    const config = readConfig()
    if (isFirst && !(await listen(config))) return await close(1)
    const tell = stepReporterOf(config)
    if (isFirst) for (const hint of settingHints()) tell(hint)
    const started = await startShop(
      { ...config, host: '127.0.0.1', port: 0 },
      { web: web.parts, loadDemo: () => runner.import(join(root, 'demo/fill.ts')) },
      isFirst ? tell : () => undefined,
      closing.signal,
    )
    shop = started
    if (!isFirst) return
    greet({ ...started, url: `http://${config.host}:${config.port}` }, config, tell)
    say('Edits of src/web show at once; edits of src/server, src/contract and demo start the shop again.')
  } catch (error) {
    if (error === closing.signal.reason) return
    const isRefusal = error instanceof Error && error.constructor.name === 'StartRefusal'
    process.stderr.write(`\n  The shop did not start. ${isRefusal ? error.message : inspect(error)}\n\n`)
    if (isFirst) await close(1)
  }
}

/** Whether the front has its port; says so where not. @param {{ host: string, port: number }} config @returns {Promise<boolean>} */
function listen({ host, port }) {
  return new Promise((resolve) => {
    front.once('error', ({ message }) => {
      process.stderr.write(`\n  The shop did not start. HOST and PORT cannot be used: ${message}.\n\n`)
      resolve(false)
    })
    front.listen(port, host, () => resolve(true))
  })
}

/** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
function passOn(incoming, outgoing) {
  if (!shop) return refuse(outgoing)
  const { method, url = '/', headers } = incoming
  const passed = request(new URL(shop.url), { method, path: url, headers }, (answer) => {
    // Vite puts styles into the page as they are edited: here, and only here, inline code may run.
    delete answer.headers['content-security-policy']
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy()
    else refuse(outgoing)
  })
  incoming.pipe(passed)
}

/** @param {import('node:http').ServerResponse} outgoing */
function refuse(outgoing) {
  outgoing
    .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
    .end('The shop is not running; see the terminal.')
}

/** @param {number} status */
async function close(status) {
  if (closing.signal.aborted) return
  closing.abort()
  front.close()
  front.closeAllConnections()
  if (status === 0) await ready
  await shop?.stop()
  await vite.close()
  process.exit(status)
}
