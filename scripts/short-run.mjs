import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PROMISES } from '../config/promises.mjs'
import { root } from './prepare.mjs'

// What `npm test` runs of the tests that take long, and what it leaves to `npm run test:all`.

const FOLDERS = ['src', 'demo', 'pretend', 'scripts', 'tests', 'bench']
export const LONG = /\.(long|process)\.test\.tsx?$/
export const BROWSER = /\.e2e\.test\.tsx?$/

/** Of one kind, one place for each promise. @param {RegExp} kind @returns {string[]} */
export const promised = (kind) => PROMISES.flatMap(({ files }) => files).filter((file) => kind.test(file))

/** All of these kinds that there are. @param {RegExp[]} kinds @returns {string[]} */
export function testFiles(...kinds) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => kinds.some((kind) => kind.test(path))),
  )
}

/** In one line. */
export function leftOut() {
  const [long, browser] = [LONG, BROWSER].map((kind) => testFiles(kind).length - promised(kind).length)
  return `Left out: ${long} files of long tests and ${browser} of browser tests; npm run test:all runs them too.`
}
