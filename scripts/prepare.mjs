import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What must be there before anything of ours can run. Only Node's own modules: at the first start nothing else is there.

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} words */
export function say(words) {
  process.stdout.write(`  ${words}\n`)
}

export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`\n  Haat needs Node 20.19 or later; this is ${process.versions.node}.\n\n`)
  process.exit(1)
}

/** Installs exactly what the lockfile says, when it is not there yet or the lockfile has changed since. */
export function ensureInstalled() {
  install(root, 'Installing what the shop is made of (first start, a minute or so)…')
}

/** The same for a tool with a lockfile of its own, which the shop does without. @param {string} folder @param {string} words */
export function ensureToolInstalled(folder, words) {
  install(join(root, folder), words)
}

/** @param {string} folder @param {string} words */
function install(folder, words) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  const lock = join(folder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  say(words)
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  run(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, folder)
}

/** Builds when a source has changed since the last build. */
export function ensureBuilt() {
  const mark = join(root, 'dist/.built-from')
  const fingerprint = fingerprintOfSources()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return
  say('Building the shop…')
  run(process.execPath, [join(root, 'scripts/build.mjs')])
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, fingerprint)
}

/** Runs a command in the project's folder and ends with its status where it fails. @param {string} command @param {string[]} args */
export function run(command, args, folder = root) {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) process.stderr.write(`\n  ${command} could not be run: ${error.message}\n\n`)
  if (status !== 0) process.exit(status ?? 1)
}

function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.mjs',
    ...filesIn('src'),
    ...filesIn('demo'),
  ])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}
