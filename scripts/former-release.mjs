import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './prepare.mjs'

// The release that runs while this one is rolled out (docs/decisions/076), built from the history of this clone.

/** @returns {{ commit: string, migration: number }} its commit, and its last migration */
export function formerRelease() {
  return JSON.parse(readFileSync(join(root, 'config/former-release.json'), 'utf8'))
}

/**
 * Builds its shop inside this folder, without its browser’s files; throws, in words, where this clone does not have it.
 * @param {string} ref @param {string} folder @returns {Promise<string>} the program of its shop
 */
export async function buildFormer(ref, folder) {
  await takeOut(ref, folder)
  const bundle = `const { bundleTorture } = await import('./scripts/torture-programs.mjs'); await bundleTorture('${folder}/programs')`
  await runIn(folder, ref, ['--input-type=module', '-e', bundle])
  return join(folder, 'programs/shop.js')
}

/** As `buildFormer`, with them. @param {string} ref @param {string} folder @returns {Promise<string>} */
export async function buildWholeFormer(ref, folder) {
  await takeOut(ref, folder)
  await runIn(folder, ref, ['scripts/build.mjs'])
  return join(folder, 'dist/server/main.js')
}

/** @param {string} ref @param {string} folder */
async function takeOut(ref, folder) {
  const commit = commitOf(ref) ?? fetchCommit(ref)
  if (!commit)
    throw new Error(
      `The former release (${ref}) is not in this clone, and its origin does not give it: a clone with its history is needed (git fetch --unshallow).`,
    )
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  if (readFileSync(join(folder, 'package-lock.json')).equals(readFileSync(join(root, 'package-lock.json'))))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder)
}

/** @param {string} folder @param {string} ref @param {string[]} words */
async function runIn(folder, ref, words) {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }
  const child = spawn(process.execPath, words, { cwd: folder, env, stdio: 'inherit' })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`The former release (${ref}) could not be built.`)
}

/** Its commit; undefined where this clone lacks it, as a shallow one may. @param {string} ref */
export function commitOf(ref) {
  return git('rev-parse', '--quiet', '--verify', `${ref}^{commit}`).stdout?.trim() || undefined
}

/** From where the clone came from: its commit; undefined where that does not give it. @param {string} ref */
export function fetchCommit(ref) {
  const isShallow = git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'true'
  // A whole clone would be made a shallow one.
  const fetched = git('fetch', '--quiet', ...(isShallow ? ['--depth=1'] : []), 'origin', ref)
  return fetched.status === 0 ? commitOf('FETCH_HEAD') : undefined
}

/** Asks nobody for a password, and waits for no network for long. @param {string[]} words */
function git(...words) {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  return spawnSync('git', words, { cwd: root, encoding: 'utf8', env, timeout: 60_000 })
}
