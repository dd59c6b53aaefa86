import { join } from 'node:path'
import { build } from 'vite'
import { MANY_MODULES } from './many-modules.mjs'
import { root } from './prepare.mjs'
import { threadPrograms } from './thread-programs.mjs'

/**
 * Bundles the programs of the torture into a folder inside the project, where packages and migrations are found.
 * `shop` is the shop without its browser’s files, for tests that shall not wait for a whole build; `jobs` runs jobs and nothing else;
 * `admin` is what `npm run admin` runs, `migrate`, `move-pictures`, `backup` and `restore` likewise.
 * @param {string} outDir
 */
export async function bundleTorture(outDir) {
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    plugins: [threadPrograms()],
    // Under a test too, where NODE_ENV would have it otherwise: the shop runs as in production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: MANY_MODULES },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {
          program: join(root, 'tests/torture/program.ts'),
          shoppers: join(root, 'tests/torture/shoppers.ts'),
          shop: join(root, 'src/server/testing/shop-program.ts'),
          admin: join(root, 'src/server/programs/admin.ts'),
          migrate: join(root, 'src/server/programs/migrate.ts'),
          'move-pictures': join(root, 'src/server/programs/move-pictures.ts'),
          backup: join(root, 'src/server/programs/backup.ts'),
          restore: join(root, 'src/server/programs/restore.ts'),
          jobs: join(root, 'src/server/platform/jobs/testing/program.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return {
    program: join(outDir, 'program.js'),
    shoppers: join(outDir, 'shoppers.js'),
    shop: join(outDir, 'shop.js'),
    admin: join(outDir, 'admin.js'),
    migrate: join(outDir, 'migrate.js'),
    movePictures: join(outDir, 'move-pictures.js'),
    backup: join(outDir, 'backup.js'),
    restore: join(outDir, 'restore.js'),
    jobs: join(outDir, 'jobs.js'),
    clock: join(root, 'tests/torture/clock.mjs'),
  }
}
