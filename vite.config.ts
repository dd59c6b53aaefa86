import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const WANTED_EVERYWHERE = new RegExp(
  [
    /rolldown.runtime|preload-helper/,
    /node_modules\/(react|react-dom|react-router|scheduler)\//,
    /src\/contract\/money/,
    /src\/web\/(entry-browser|routes|Shell|Header|menus|ErrorPage|platform\/|ui\/(dialogs|icons|toasts|Picture|Price))/,
    /src\/web\/catalog\/(card|shelf|CategoryTree|refuse-as-page)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** The package names its development half for everybody. */
const routerInProduction = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url)),
}))

/** `vite build` makes the browser's files, `vite build --ssr` the server's; scripts/build.mjs runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  resolve: { alias: command === 'build' ? routerInProduction : [] },
  // React’s server half is bundled in its production form, whatever NODE_ENV says where the shop runs.
  ssr: isSsrBuild ? { noExternal: ['react', 'react-dom', 'react-router'] } : {},
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: { main: 'src/server/main.ts', seed: 'demo/seed.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: 'es2022',
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rollupOptions: {
          input: 'src/web/entry-browser.tsx',
          output: {
            // What every page needs is one file, not a dozen: a phone waits for each request.
            codeSplitting: { groups: [{ name: 'base', test: WANTED_EVERYWHERE }] },
          },
        },
      },
}))
