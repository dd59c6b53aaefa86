import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, say } from './prepare.mjs'

// Programs of node_modules, each a step of the checks: one line when it is done, and what it wrote only where it failed.

/** Bytes; half of it is used at most. */
const ROOM_OF_TESTS = 8 * 2 ** 30

/** Failing: names of tests, of files that broke outside of theirs, and of whatever else did not succeed. @typedef {{ passed: number, failing: string[], timed: Timed[] }} Outcome */
/** @typedef {{ test: string, seconds: number }} Timed */

/**
 * @param {string} name
 * @param {string} program A path inside node_modules.
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function step(name, program, args) {
  const { isGood, output, seconds } = await runQuietly([process.execPath, inModules(program), ...args])
  report(name, isGood, seconds, isGood ? '' : output)
  return { passed: 0, failing: isGood ? [] : [name], timed: [] }
}

/**
 * Runs the tests of a Vitest configuration, or of some projects and files of it.
 * @param {string} name @param {string} config @param {Some} some
 * @returns {Promise<Outcome>}
 */
export async function tests(name, config, some = {}) {
  const { isGood, output, seconds, results } = await runVitest(config, some)
  const all = results.flatMap(({ assertionResults }) => assertionResults)
  const passed = all.filter(({ status }) => status === 'passed').length
  const failing = failingIn(results)
  report(`${name}: ${passed} passed, ${failing.length} failed`, isGood, seconds, isGood ? '' : output)
  const timed = results.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      test: `${relative(root, file)} › ${fullName}`,
      seconds: duration / 1000,
    })),
  )
  // A run that broke outside of its tests has failed too.
  return { passed, failing: isGood || failing.length > 0 ? failing : [name], timed }
}

/** @typedef {{ projects?: string[], files?: string[] }} Some None: all. */
/** @typedef {{ fullName: string, status: string, duration?: number, failureMessages: string[] }} TestResult Duration in ms. */
/** @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} TestFile Name: its path. */

/**
 * @param {string} config @param {Some} some
 * @returns {Promise<{ isGood: boolean, output: string, seconds: number, results: TestFile[] }>}
 */
export async function runVitest(config, { projects = [], files = [] } = {}) {
  const folder = join(root, 'node_modules/.cache/tests')
  const file = join(folder, `${config.replaceAll('/', '-')}.${process.pid}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  const run = await runQuietly([
    ...[...asBatch(), process.execPath, inModules('vitest/vitest.mjs'), 'run'],
    ...['--config', config, ...projects.flatMap((project) => ['--project', project]), ...files],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
  ])
  const results = resultsIn(file)
  rmSync(file, { force: true })
  return results ? { ...run, results } : { ...run, isGood: false, results: [] }
}

/** Undefined: the run ended before it had written them. @param {string} file @returns {TestFile[] | undefined} */
function resultsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults
  } catch {
    return undefined
  }
}

/** @param {TestFile[]} results */
function failingIn(results) {
  return results.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    return status === 'failed' && failed.length === 0 ? [name] : failed
  })
}

/** @param {string} program */
const inModules = (program) => join(root, 'node_modules', program)

/**
 * @param {string[]} command
 * @returns {Promise<{ isGood: boolean, output: string, seconds: number }>}
 */
function runQuietly([program = '', ...args]) {
  const started = Date.now()
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: quickestFolder(), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  })
  let output = ''
  const collect = (/** @type {Buffer} */ chunk) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isGood: false, output: String(error), seconds: 0 }))
    child.on('close', (status) =>
      resolve({ isGood: status === 0, output, seconds: Math.round((Date.now() - started) / 1000) }),
    )
  })
}

/**
 * What a command begins with to run under SCHED_BATCH, where the system has it: else whoever is woken pushes aside whoever woke it,
 * a tenth of the time of `npm run life`.
 */
export function asBatch() {
  const [chrt, ...flags] = ['chrt', '--batch', '0']
  return spawnSync(chrt, [...flags, 'true']).status === 0 ? [chrt, ...flags] : []
}

/** For the databases of tests: in memory, where that has room for them; on a disk they take a tenth longer. */
export function quickestFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return process.env.TMPDIR ?? (bavail * bsize > ROOM_OF_TESTS ? '/dev/shm' : tmpdir())
  } catch {
    return tmpdir()
  }
}

/** @param {string} what @param {boolean} isGood @param {number} seconds @param {string} output */
function report(what, isGood, seconds, output) {
  say(`${isGood ? '✓' : '✗'} ${what} (${seconds} s)`)
  if (output) process.stdout.write(`\n${output.trimEnd()}\n\n`)
}
