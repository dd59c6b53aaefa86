import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LANGUAGE, LOCALE } from './messages/index.ts'
import { inlineMessages } from './scripts/inline-messages.mjs'
import { MANY_MODULES } from './scripts/many-modules.mjs'
import { threadPrograms } from './scripts/thread-programs.mjs'

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}
const reached = new Map<string, boolean>()

/** Whether a module is imported, by however many others, from an entry, and not only by what is loaded later. */
function isOfEntry(id: string, graph: Graph): boolean {
  const known = reached.get(id)
  if (known !== undefined) return known
  reached.set(id, false)
  const info = graph.getModuleInfo(id)
  const is = info !== null && (info.isEntry || info.importers.some((importer) => isOfEntry(importer, graph)))
  reached.set(id, is)
  return is
}

/** The package names its development half for everybody. */
const routerInProduction = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url)),
}))

/**
 * A third of the router is components for frameworks and links that are prefetched, none of them ours. They stay in the
 * bundle because making one counts as a side effect, and so does naming it for a debugger: 4 KB of every page. A version
 * of the router that says this of itself (`@__PURE__`) makes this idle.
 */
const shakeRouter: Plugin = {
  name: 'shake-router',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/chunk-/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/ = (class extends React\d*\.Component \{.*?^\});$/gms, ' = /* @__PURE__ */ (() => $1)();'),
      map: null,
    }),
  },
}

/** Files whose texts a build puts into their place: the browser’s of both floors; the server asks the contract’s anew for each answer. */
const PAGES = /\/src\/web\/.*\.tsx?$/
const SHARED = /\/src\/(web|contract)\/.*\.tsx?$/

const ASSETS = 'assets/[name]-[hash:7]'

/**
 * What is used together is one file: each name of a file is carried to every shopper. Forms, with all that a login is made of; an order
 * as its customer reads it; and what pages about money share.
 */
function usedTogether(id: string): string | null {
  if (/\/src\/web\/(?:ui\/form|auth)\/(?!.*Page)[^?]*\.tsx?$/.test(id)) return 'form'
  if (
    /\/src\/(?:web\/.*\/(?:save-csv|save-file|signed-taka|InvoiceLinks)|contract\/values\/(?:payout|refund|invoice)-words)\.tsx?$/.test(
      id,
    )
  )
    return 'money'
  return /\/src\/web\/(?:order-page\/(?:OrderSummary|OrderParcel|ParcelState)|orders\/(?:StatusBadge|ParcelTimeline|stage-words|read-order))\./.test(
    id,
  )
    ? 'order'
    : null
}

/** `vite build` makes the browser's files, `vite build --ssr` the server's; scripts/build.mjs runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    inlineMessages(isSsrBuild ? PAGES : SHARED, { LANGUAGE, LOCALE }),
    react(),
    isSsrBuild ? threadPrograms() : shakeRouter,
  ],
  publicDir: false,
  resolve: { alias: command === 'build' ? routerInProduction : [] },
  // React’s server half is bundled in its production form, whatever NODE_ENV says where the shop runs.
  ssr: isSsrBuild ? { noExternal: MANY_MODULES } : {},
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: {
            main: 'src/server/programs/main.ts',
            seed: 'demo/seed.ts',
            admin: 'src/server/programs/admin.ts',
            migrate: 'src/server/programs/migrate.ts',
            'move-pictures': 'src/server/programs/move-pictures.ts',
            backup: 'src/server/programs/backup.ts',
            restore: 'src/server/programs/restore.ts',
            'upgrade-postgres': 'src/server/programs/upgrade-postgres.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: preloaded },
        assetsInlineLimit: 0,
        target: 'es2022',
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rollupOptions: {
          // What a busy machine makes of them says nothing about the shop.
          checks: { pluginTimings: false },
          input: 'src/web/entry-browser.tsx',
          output: {
            // Names of files are of no use to a compressor, and each page’s script names a hundred: 42 bits tell its versions apart.
            ...{
              entryFileNames: `${ASSETS}.js`,
              chunkFileNames: ({ name }) => `assets/${name.replace(/Page$/, '')}-[hash:7].js`,
              assetFileNames: `${ASSETS}[extname]`,
            },
            // What the entry imports (src/web/shell/base.ts) is one file, not a dozen: a phone waits for each request.
            codeSplitting: {
              groups: [{ name: (id, graph) => (isOfEntry(id, graph) ? 'base' : null) }, { name: usedTogether }],
            },
          },
        },
      },
}))

/** The pages of shopping; no shopper’s entry lists what the others need beside their styles: they load it as they are opened. */
const SHOPPING = /\/(Front|Home|Product|Store|Cart|Checkout|Confirmation|Login|Register)Page-/

function preloaded(file: string, needed: string[]): string[] {
  return SHOPPING.test(`/${file}`) ? needed : needed.filter((each) => each.endsWith('.css'))
}
