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
 * Plants each bug in a copy of the sources and runs the test that must notice, three times at most; before that, all of
 * them together without a bug. Answers how many got away.
 * @param {string} [only] part of a name
 */
export function huntMutants(only = '') {
  const copy = mkdtempSync(join(tmpdir(), 'haat-mutants-'))
  try {
    for (const name of [...COPIED, ...FILES]) cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const bugs = BUGS.filter(({ name }) => name.includes(only))
    for (const bug of bugs) refuseIfStale(copy, bug)
    const clean = outcomesOf(copy, [...new Set(bugs.map(({ caughtBy }) => caughtBy.file))])
    return bugs.filter((bug) => !isCaught(copy, bug, clean)).length
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

/** @param {string} copy @param {Bug} bug @param {Outcome[]} clean */
function isCaught(copy, bug, clean) {
  const { name, changes, caughtBy } = bug
  const before = countOf(clean, caughtBy)
  if (before.failed > 0 || before.passed === 0)
    return say(
      false,
      name,
      `${caughtBy.file} does not pass without it (${before.passed} passed, ${before.failed} failed)`,
    )
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
    failed = countOf(outcomesOf(copy, [caughtBy.file], caughtBy.test), caughtBy).failed
  }
  for (const { file, text } of originals.reverse()) writeFileSync(join(copy, file), text)
  return say(failed > 0, name, failed > 0 ? `${caughtBy.file}, round ${rounds}` : `nothing in ${caughtBy.file} noticed`)
}

/** @typedef {{ file: string, fullName: string, status: string }} Outcome */

/** Of all tests of these files, or of those that are called so. @param {string} copy @param {string[]} files @param {string} [test] @returns {Outcome[]} */
function outcomesOf(copy, files, test) {
  return [...new Set(files.map(configOf))].flatMap((config) => {
    const some = files.filter((file) => configOf(file) === config)
    return outcomesBy(copy, config, some, test)
  })
}

/** @param {string} copy @param {string} config @param {string[]} files @param {string} [test] @returns {Outcome[]} */
function outcomesBy(copy, config, files, test) {
  const results = join(copy, 'results.json')
  rmSync(results, { force: true })
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const named = test === undefined ? [] : ['-t', test]
  const report = ['--reporter=json', `--outputFile=${results}`]
  spawnSync(process.execPath, [vitest, 'run', '--config', config, ...files, ...named, ...report], {
    cwd: copy,
  })
  /** @type {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults } = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : { testResults: [] }
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ file: name, fullName, status })),
  )
}

/** Those tests only that the bug names. @param {Outcome[]} outcomes @param {Bug['caughtBy']} caughtBy */
function countOf(outcomes, { file, test }) {
  const named = outcomes.filter((one) => one.file.endsWith(`/${file}`) && one.fullName.includes(test))
  const count = (/** @type {string} */ status) => named.filter((one) => one.status === status).length
  return { passed: count('passed'), failed: count('failed') }
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
