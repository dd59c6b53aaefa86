import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, isReady, readEnvFile, refuseOldNode, refuseTakenPort, root } from './prepare.mjs'

refuseOldNode()
readEnvFile()
if (!isReady()) {
  await refuseTakenPort()
  await ensureInstalled()
  const endDrawing = await drawMeanwhile()
  await ensureBuilt()
  endDrawing()
}
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)

/** A build leaves a core idle: pictures of a demo that is about to be made are begun there. Answers how to end it. */
async function drawMeanwhile() {
  const { NODE_ENV, DEMO, DATA_DIR, DATABASE_URL, BLOBS_URL } = process.env
  const dataDir = resolve(DATA_DIR || 'data')
  const isDemoDue = DEMO !== '0' && NODE_ENV !== 'production' && !DATABASE_URL && !BLOBS_URL && !existsSync(dataDir)
  if (!isDemoDue) return () => undefined
  const { startDrawing } = await import('./drawings.mjs')
  const drawing = startDrawing(join(dataDir, 'images'))
  // Also where the build fails. What it had begun is not there, what is there is whole.
  const end = () => void drawing.kill()
  process.once('exit', end)
  return end
}
