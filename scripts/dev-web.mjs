import { mkdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServerModuleRunner } from 'vite'
import { root } from './prepare.mjs'

const ENTRY = '/@shop'

/** Pages export these beside their Component: edits of them wait for the next reload, edits of the Component show at once. */
const BESIDE_COMPONENT = ['action', 'handle', 'loader']

const start = `import '/@vite/client'
${react.preambleCode.replace('__BASE__', '/')}
window.__getReactRefreshIgnoredExports = () => ${JSON.stringify(BESIDE_COMPONENT)}
await import('/src/web/entry-browser.tsx')`

/** What a page starts with: Vite's client and React's refresh first, then the entry of the built shop. @type {import('vite').Plugin} */
export const entryPlugin = {
  name: 'shop-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load: (id) => (id === `\0${ENTRY}` ? start : undefined),
}

/** The web floor as its sources are now, and a build that has nothing built. @param {import('vite').ViteDevServer} vite */
export function createLiveWeb(vite) {
  /** @type {Promise<any> | undefined} */
  let loading
  /** @type {any} */
  let current
  /** @type {unknown} */
  let transport
  const load = () =>
    createServerModuleRunner(vite.environments.ssr, { hmr: false }).import(join(root, 'src/web/entry-server.tsx'))

  return {
    forget() {
      loading = undefined
    },
    /** Before the shop starts: its keys of pages are made of what the routes say. */
    async load() {
      current = await load()
    },
    parts: {
      floor: {
        /** @param {unknown} chosen */
        serveCallsBy(chosen) {
          transport = chosen
        },
        /** As they were at the start. */
        get pages() {
          return current.pages
        },
        /** @param {URL} address */
        async render(address) {
          loading ??= load()
          current = await loading
          current.serveCallsBy(transport)
          const page = await current.render(address)
          return { ...page, head: styleLinks() + page.head }
        },
        /** The class of the modules that render now: they know no other. */
        get Problem() {
          return current.Problem
        },
      },
      build: {
        folder: emptyFolder(),
        css: '',
        font: undefined,
        entry: ENTRY,
        scriptsOf: () => [ENTRY],
        pageCacheBytes: 0,
      },
    },
  }
}

/** The stylesheets one by one, so that a page is dressed before its script runs. */
function styleLinks() {
  const names = readFileSync(join(root, 'src/web/shell/styles.ts'), 'utf8').matchAll(/'(\..+\.css)'/g)
  return [...names]
    .map(([, name = '']) => `<link rel="stylesheet" href="${posix.join('/src/web/shell', name)}">`)
    .join('\n')
}

/** Nothing is built, but the shop looks for a folder of built files. */
function emptyFolder() {
  const folder = join(root, 'node_modules/.cache/dev')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  return folder
}
