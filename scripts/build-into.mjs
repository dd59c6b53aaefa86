import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { root } from './prepare.mjs'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// Whoever builds (a test run sets `test`), what is built is the shop in earnest: React's two halves must be of one kind.
process.env['NODE_ENV'] = 'production'

/** Builds both halves of the shop. @param {string} folder Not there yet. */
export async function buildInto(folder) {
  // Both have ended when one has failed: nobody builds into this folder any more.
  const halves = await Promise.allSettled([buildClient(join(folder, 'client')), buildServer(join(folder, 'server'))])
  for (const half of halves) if (half.status === 'rejected') throw half.reason
}

/** @param {string} folder */
async function buildClient(folder) {
  await build({ root, logLevel: 'warn', build: { outDir: folder } })
  await compressAssets(join(folder, 'assets'))
}

/** @param {string} folder */
async function buildServer(folder) {
  const child = spawn(process.execPath, [join(root, 'scripts/build-server.mjs'), folder], {
    cwd: root,
    stdio: 'inherit',
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error('The half of the server could not be built.')
}

/** Beside each script its compressed forms, so that nothing is compressed while serving. @param {string} folder */
async function compressAssets(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      await writeFile(join(folder, `${name}.br`), await brotli(bytes))
      await writeFile(join(folder, `${name}.gz`), await zip(bytes, { level: 9 }))
    }),
  )
}
