import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// What must be there before anything of ours can run. Only Node's own modules: at the first start nothing else is there.

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
/** What fails with less may have met the end of the disk: files that did not fit are gone again. */
const FULL_BELOW_BYTES = 16 * 1024 * 1024

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

/** Nothing is left to install or to build. */
export function isReady() {
  return isInstalled(root) && isBuilt()
}

/** Settings in a file `.env` beside package.json (.env.example); what the environment says already is kept. */
export function readEnvFile() {
  const file = join(root, '.env')
  if (!existsSync(file)) return
  try {
    process.loadEnvFile(file)
  } catch (error) {
    process.stderr.write(`\n  ${file} could not be read: ${error instanceof Error ? error.message : error}\n\n`)
    process.exit(1)
  }
}

/** Before a minute of installing and building: the shop itself looks once more, in the same words. */
export async function refuseTakenPort() {
  refuseWhileInUse()
  const port = process.env['PORT'] || '3000'
  const trial = createServer()
  try {
    await once(trial.listen({ host: process.env['HOST'] || '127.0.0.1', port: Number(port) }), 'listening')
    trial.close()
  } catch (error) {
    // Whatever else is wrong with them, the shop has words for.
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return
    process.stderr.write(
      `\n  The shop did not start. PORT ${port} is taken by another program; choose another PORT.\n\n`,
    )
    process.exit(1)
  }
}

/** Installs exactly what the lockfile says, when it is not there yet or the lockfile has changed since. */
export async function ensureInstalled() {
  await install(root, 'Installing what the shop is made of (first start, half a minute or so)…')
}

/** The same for a tool with a lockfile of its own, which the shop does without. @param {string} folder @param {string} words */
export async function ensureToolInstalled(folder, words) {
  await install(join(root, folder), words)
}

/** @param {string} folder @param {string} words */
async function install(folder, words) {
  if (isInstalled(folder)) return
  if (folder === root) refuseWhileInUse()
  say(words)
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await run(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, folder, { isQuiet: true })
}

/** @param {string} folder */
function isInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

/** What a build says it was built from, inside its folder. */
export const BUILT_FROM = '.built-from'

/** Builds when a source has changed since the last build. */
export async function ensureBuilt() {
  if (isBuilt()) return
  refuseWhileInUse()
  say('Building the shop…')
  await run(process.execPath, [join(root, 'scripts/build.mjs')], root, { isQuiet: true })
}

/** The same beside something else; what fails is for `ensureBuilt` to say. @returns {Promise<void>} when it has ended */
export async function buildAhead() {
  if (isBuilt()) return
  refuseWhileInUse()
  await once(spawn(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'ignore' }), 'close')
}

function isBuilt() {
  const mark = join(root, 'dist', BUILT_FROM)
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprintOfSources()
}

/** A shop that runs from this folder would go on with half of what it was built of. */
function refuseWhileInUse() {
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts/ask-holder.mjs')], {
    encoding: 'utf8',
    timeout: 5_000,
  })
  if (!stdout) return
  process.stderr.write(`\n  ${root} is in use by ${stdout}, and has changed since it was built. Stop that first.\n\n`)
  process.exit(1)
}

/**
 * Runs a command in the project's folder and ends with its status where it fails.
 * @param {string} command @param {string[]} args @param {string} folder
 * @param {{ isQuiet: boolean }} how Quiet: it is heard only where it fails.
 */
export async function run(command, args, folder = root, { isQuiet } = { isQuiet: false }) {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: isQuiet ? ['ignore', 'ignore', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    complaints += text
  })
  const stopped = passOnSignals(child)
  const [status, signal] = await once(child, 'close').catch((error) => {
    complaints += `\n  ${command} could not be run: ${error.message}\n\n`
    return [1]
  })
  const asked = stopped()
  if (asked) process.exit(128 + constants.signals[asked])
  if (status === 0) return
  if (signal) complaints += `\n  ${command} was ended by ${signal}.\n\n`
  process.stderr.write(complaints)
  if (isFull(folder)) process.stderr.write(`\n  The disk of ${folder} is full; make room, and start again.\n\n`)
  process.exit(status ?? 1)
}

/**
 * Whoever stops this process stops the child, and waits until it has tidied up: who starts again at once would meet it in the same folder.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => NodeJS.Signals | undefined} ends that, and says which signal came
 */
function passOnSignals(child) {
  /** @type {NodeJS.Signals | undefined} */
  let came
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    came = signal
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  return () => {
    for (const signal of SIGNALS) process.off(signal, passOn)
    return came
  }
}

/** @param {string} folder */
function isFull(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < FULL_BELOW_BYTES
}

export function fingerprintOfSources() {
  const hash = createHash('sha256')
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.mjs',
    'scripts/build-into.mjs',
    'scripts/build-server.mjs',
    'scripts/inline-messages.mjs',
    'scripts/many-modules.mjs',
    'scripts/thread-programs.mjs',
    ...filesIn('messages'),
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
