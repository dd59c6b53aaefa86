import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, say } from './prepare.mjs'

// Programs of node_modules, each a step of the checks: one line when it is done, and what it wrote only where it failed.

/** Bytes; half of it is used at most. */
const ROOM_OF_TESTS = 8 * 2 ** 30

/** Failing: names of tests, of files that broke outside of theirs, and of whatever else did not succeed. @typedef {{ passed: number, failing: string[] }} Outcome */

/**
 * @param {string} name
 * @param {string} program A path inside node_modules.
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function step(name, program, args) {
  const { isGood, output, seconds } = await runQuietly([process.execPath, inModules(program), ...args])
  report(name, isGood, seconds, isGood ? '' : output)
  return { passed: 0, failing: isGood ? [] : [name] }
}

/**
 * Runs the tests of a Vitest configuration, or of some projects and files of it.
 * @param {string} name @param {string} config @param {{ projects?: string[], files?: string[] }} only
 * @returns {Promise<Outcome>}
 */
export async function tests(name, config, { projects = [], files = [] } = {}) {
  const results = join(root, `node_modules/.cache/tests/${config.replaceAll('/', '-')}.json`)
  mkdirSync(join(root, 'node_modules/.cache/tests'), { recursive: true })
  rmSync(results, { force: true })
  const { isGood, output, seconds } = await runQuietly([
    ...[...asBatch(), process.execPath, inModules('vitest/vitest.mjs'), 'run'],
    ...['--config', config, ...projects.flatMap((project) => ['--project', project]), ...files],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`],
  ])
  const { passed, flaky, failing } = countsIn(results)
  report(`${name}: ${passed} passed, ${failing.length} failed`, isGood, seconds, isGood ? '' : output)
  for (const { test, first } of flaky) say(`  only at the second try: ${test}\n      ${first}`)
  // A run that broke outside of its tests has failed too.
  return { passed, failing: isGood || failing.length > 0 ? failing : [name] }
}

/** @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} TestFile */

/**
 * Flaky: what passed after it had failed (decision 042).
 * @param {string} results
 * @returns {{ passed: number, flaky: { test: string, first: string }[], failing: string[] }}
 */
function countsIn(results) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'))
    return { passed: numPassedTests, flaky: flakyIn(testResults), failing: failingIn(testResults) }
  } catch {
    return { passed: 0, flaky: [], failing: [] }
  }
}

/** @param {TestFile[]} testResults */
function failingIn(testResults) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    return status === 'failed' && failed.length === 0 ? [name] : failed
  })
}

/** @param {TestFile[]} testResults */
function flakyIn(testResults) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [first = ''] }) => ({ test: fullName, first: first.split('\n', 1)[0] ?? '' }))
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
