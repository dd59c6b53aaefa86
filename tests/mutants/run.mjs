import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/prepare.mjs'
import { BUGS } from './bugs.mjs'

/** @typedef {import('./bug.mjs').Bug} Bug */

const ROUNDS = 3
/** What a copy needs: not the built shop, not anybody’s data. */
const COPIED = ['src', 'demo', 'pretend', 'tests', 'migrations', 'scripts', 'bench', 'config', 'messages']
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json', 'tsconfig.json']

/**
 * Plants each bug in a copy of the sources and runs the test that must notice, three times at most; before that, once
 * without the bug. Answers how many got away.
 * @param {string} [only] part of a name
 */
export function huntMutants(only = '') {
  const copy = mkdtempSync(join(tmpdir(), 'haat-mutants-'))
  try {
    for (const name of [...COPIED, ...FILES]) cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const bugs = BUGS.filter(({ name }) => name.includes(only))
    for (const bug of bugs) refuseIfStale(copy, bug)
    return bugs.filter((bug) => !isCaught(copy, bug)).length
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Each text that a bug changes is there, once: else the list is older than the sources. @param {string} copy @param {Bug} bug */
function refuseIfStale(copy, { name, changes }) {
  for (const { file, from } of changes) {
    const times = readFileSync(join(copy, file), 'utf8').split(from).length - 1
    if (times !== 1) throw new Error(`“${name}” cannot be planted: ${file} holds its text ${times} times.\n${from}`)
  }
}

/** @param {string} copy @param {Bug} bug */
function isCaught(copy, bug) {
  const { name, changes, caughtBy } = bug
  const before = runTest(copy, caughtBy)
  if (before.failed > 0 || before.passed === 0)
    return say(false, name, `${caughtBy.file} does not pass without it:\n${before.output}`)
  const originals = changes.map(({ file }) => ({ file, text: readFileSync(join(copy, file), 'utf8') }))
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(copy, file), 'utf8')
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    )
  }
  let rounds = 0
  let failed = 0
  while (failed === 0 && rounds < ROUNDS) {
    rounds += 1
    failed = runTest(copy, caughtBy).failed
  }
  for (const { file, text } of originals.reverse()) writeFileSync(join(copy, file), text)
  return say(failed > 0, name, failed > 0 ? `${caughtBy.file}, round ${rounds}` : `nothing in ${caughtBy.file} noticed`)
}

/** Counts those tests only that the bug names. @param {string} copy @param {Bug['caughtBy']} caughtBy */
function runTest(copy, { file, test }) {
  const results = join(copy, 'results.json')
  rmSync(results, { force: true })
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[
        join(copy, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        configOf(file),
        file,
        '-t',
        test,
        '--retry=0',
      ],
      ...['--reporter=json', `--outputFile=${results}`],
    ],
    { cwd: copy, encoding: 'utf8' },
  )
  /** @type {{ testResults: { assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults } = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : { testResults: [] }
  const named = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (/** @type {string} */ status) =>
    named.filter((one) => one.fullName.includes(test) && one.status === status).length
  return { passed: count('passed'), failed: count('failed'), output: stdout + stderr }
}

/** Tests of the browser build the copy first, with the bug in it. @param {string} file */
function configOf(file) {
  return file.endsWith('.e2e.test.ts') ? 'config/vitest.e2e.config.ts' : 'config/vitest.config.ts'
}

/** @param {boolean} isGood @param {string} name @param {string} how */
function say(isGood, name, how) {
  process.stdout.write(`${isGood ? '✓' : '✗'} ${name}: ${how}\n`)
  return isGood
}
