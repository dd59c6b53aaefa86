import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, say } from './prepare.mjs'

// Programs of node_modules, each a step of the checks: one line when it is done, and what it wrote only where it failed.

/** Bytes; half of it is used at most. */
const ROOM_OF_TESTS = 8 * 2 ** 30

/** @typedef {{ isGood: boolean, passed: number, failed: number }} Outcome */

/**
 * @param {string} name
 * @param {string} program A path inside node_modules.
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function step(name, program, args) {
  const { isGood, output, seconds } = await runQuietly(program, args)
  report(name, isGood, seconds, isGood ? '' : output)
  return isGood
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
  const { isGood, output, seconds } = await runQuietly('vitest/vitest.mjs', [
    'run',
    ...['--config', config, ...projects.flatMap((project) => ['--project', project]), ...files],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`],
  ])
  const { passed, failed, flaky } = countsIn(results)
  report(`${name}: ${passed} passed, ${failed} failed`, isGood, seconds, isGood ? '' : output)
  for (const { test, first } of flaky) say(`  only at the second try: ${test}\n      ${first}`)
  // A run that broke outside of its tests has failed too.
  return { isGood, passed, failed: isGood ? failed : Math.max(1, failed) }
}

/**
 * Flaky: what passed after it had failed (decision 042).
 * @param {string} results
 * @returns {{ passed: number, failed: number, flaky: { test: string, first: string }[] }}
 */
function countsIn(results) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'))
    const broken = testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
        file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length, flaky: flakyIn(testResults) }
  } catch {
    return { passed: 0, failed: 0, flaky: [] }
  }
}

/** @param {{ assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} testResults */
function flakyIn(testResults) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [first = ''] }) => ({ test: fullName, first: first.split('\n', 1)[0] ?? '' }))
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<{ isGood: boolean, output: string, seconds: number }>}
 */
function runQuietly(program, args) {
  const started = Date.now()
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
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
