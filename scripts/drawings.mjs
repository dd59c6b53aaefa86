import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './prepare.mjs'

// The demo's pictures, drawn once for all shops of tests. Each is named by what it is drawn of, and is whole or not there.

const DRAWINGS = join(root, 'node_modules/.cache/drawings')
/** What is being written has another name. */
const IS_WHOLE = /\.webp$/

/** Draws what is missing. @returns {Promise<void>} when it has ended, well or not */
export async function drawAhead() {
  const child = spawn(process.execPath, [join(root, 'scripts/draw.mjs'), DRAWINGS], { stdio: 'ignore' })
  // A shop draws itself what it does not find.
  await once(child, 'close').catch(() => undefined)
}

/** All pictures of the demo, for a shop that has not begun. @param {string} imagesDir */
export async function bringDrawings(imagesDir) {
  if (!existsSync(DRAWINGS)) await drawAhead()
  await mkdir(DRAWINGS, { recursive: true })
  await cp(DRAWINGS, imagesDir, { recursive: true, filter: (from) => from === DRAWINGS || IS_WHOLE.test(from) })
}
