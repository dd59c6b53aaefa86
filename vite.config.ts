import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const WANTED_EVERYWHERE = /node_modules|src\/contract|src\/web\/(platform|ui|[^/]+$)/

/** `vite build` makes the browser's files, `vite build --ssr` the server's; scripts/build.mjs runs both. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
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
        // One small stylesheet, written into the head of every page: nothing to wait for before the first paint.
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: 'es2022',
        cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
        rollupOptions: {
          input: 'src/web/entry-browser.tsx',
          output: {
            // What every page needs is one file, not a dozen: a phone waits for each request.
            codeSplitting: { groups: [{ name: 'base', test: WANTED_EVERYWHERE, minShareCount: 2 }] },
          },
        },
      },
}))
