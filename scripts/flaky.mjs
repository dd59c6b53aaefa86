import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { keepBusy } from './busy.mjs'
import { ensureBuilt, ensureInstalled, refuseOldNode, root, say } from './prepare.mjs'

// Runs tests again and again beside busy loops, and lists what did not hold every time (docs/decisions/042-flaky-tests.md).
// npm run flaky -- [--times N] [--busy M] [--pause MS] [--only rooms|long|browser] [file …]

const GROUPS = {
  rooms: { times: 20, config: 'config/vitest.config.ts', projects: ['rooms'] },
  long: { times: 5, config: 'config/vitest.config.ts', projects: ['long', 'process'] },
  browser: { times: 5, config: 'config/vitest.e2e.config.ts', projects: [] },
}

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string' },
    busy: { type: 'string', default: '4' },
    pause: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
  allowPositionals: true,
})

const USAGE = 'Usage: npm run flaky -- [--times N] [--busy M] [--pause MS] [--only rooms|long|browser] [file …]'
const { times: chosenTimes, busy, pause, only } = values
if (!isWhole(chosenTimes ?? '1', 1) || !isWhole(busy, 0) || !isWhole(pause, 0) || (only && !(only in GROUPS))) {
  process.stderr.write(`\n  ${USAGE}\n\n`)
  process.exit(2)
}
// Read by tests/e2e/contexts.ts: between presses, so that a wait that passes by what was there before the press does not hold.
process.env['BROWSER_PAUSE_MS'] = pause

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const [{ ensureBrowser }, { BROWSER, LONG }, { runVitest }] = await Promise.all([
  import('./browser.mjs'),
  import('./short-run.mjs'),
  import('./steps.mjs'),
])
await ensureBrowser()

/** What failed, by its file and name: how often, and the first words of each failure. @type {Map<string, string[]>} */
const failures = new Map()
const endLoops = keepBusy(Number(busy))
let runs = 0
for (const [name, { times, config, projects }] of Object.entries(GROUPS)) {
  const files = positionals.filter((file) => groupOf(file) === name)
  if (positionals.length > 0 ? files.length === 0 : only && only !== name) continue
  for (let time = 1; time <= Number(chosenTimes ?? times); time += 1) {
    const { seconds, isGood, output, results } = await runVitest(config, { projects, files })
    runs += 1
    const failed = results.flatMap(failuresIn)
    for (const { test, why } of failed) failures.set(test, [...(failures.get(test) ?? []), why])
    say(`${name}, run ${time}: ${failed.length} failed (${seconds} s)`)
    // A run that broke outside of its tests says so only there.
    if (!isGood && failed.length === 0) failures.set(name, [...(failures.get(name) ?? []), output.slice(-2_000)])
    for (const { test, why } of failed) say(`  ✗ ${test}\n      ${why}`)
  }
}
endLoops()

say(`\n  Of ${runs} runs beside ${busy} busy loops, did not hold every time: ${failures.size}`)
for (const [test, [why]] of [...failures].sort(([, one], [, other]) => other.length - one.length))
  say(`${failures.get(test)?.length} × ${test}\n      ${why}`)
process.exitCode = failures.size === 0 && runs > 0 ? 0 : 1

/** @param {string} text @param {number} least */
function isWhole(text, least) {
  return /^\d{1,4}$/.test(text) && Number(text) >= least
}

/** @param {string} file */
function groupOf(file) {
  return BROWSER.test(file) ? 'browser' : LONG.test(file) ? 'long' : 'rooms'
}

/** @param {import('./steps.mjs').TestFile} file @returns {{ test: string, why: string }[]} */
function failuresIn({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [{ test: file, why: firstLines(message) }]
  return failed.map(({ fullName, failureMessages: [why = ''] }) => ({
    test: `${file} › ${fullName}`,
    why: firstLines(why),
  }))
}

/** @param {string} text */
function firstLines(text) {
  return text.split('\n').slice(0, 3).join('\n      ')
}
