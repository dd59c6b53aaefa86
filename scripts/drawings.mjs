import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from './prepare.mjs'

// The demo's pictures, drawn once for all shops of tests: each is named by what it is drawn of, so none can be outdated.

const DRAWINGS = join(root, 'node_modules/.cache/drawings')

/** Draws in moments when nobody else needs the machine. @returns {Promise<void>} when it has ended, well or not */
export async function drawAhead() {
  const child = spawn(process.execPath, [join(root, 'scripts/draw.mjs'), DRAWINGS], { stdio: 'ignore' })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  // Whatever is missing is drawn by the shop itself.
  await once(child, 'close').catch(() => undefined)
}

/** What has been drawn already, for a shop that has not begun. @param {string} imagesDir */
export async function bringDrawings(imagesDir) {
  await mkdir(DRAWINGS, { recursive: true })
  await cp(DRAWINGS, imagesDir, { recursive: true })
}

/** What a shop had to draw itself, for the next one. @param {string} imagesDir */
export async function keepDrawings(imagesDir) {
  await cp(imagesDir, DRAWINGS, { recursive: true, force: false })
}
