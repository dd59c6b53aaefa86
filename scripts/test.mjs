import { buildAhead, ensureBuilt, ensureInstalled, refuseOldNode, say } from './prepare.mjs'

// What must be true before a change goes in: `--all` everything (`npm run test:all`), else the checks and of what takes long one
// place for each promise (`npm test`). The last line says how many tests passed and failed.

refuseOldNode()
let passed = 0
/** @type {string[]} */
const failing = []
/** @type {import('./steps.mjs').Timed[]} */
const timed = []
process.on('exit', (status) => {
  // What they wrote may be far above by now.
  for (const each of failing) say(`✗ ${each}`)
  // What stopped the run is a failure too, though no test says so.
  const failed = status === 0 ? failing.length : Math.max(1, failing.length)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
})

await ensureInstalled()
const [
  { checkAll },
  { tests },
  { BROWSER, LONG, leftOut, promised },
  { ensureBrowser, lookForBrowser },
  { drawAhead },
] = await Promise.all([
  import('./checks.mjs'),
  import('./steps.mjs'),
  import('./short-run.mjs'),
  import('./browser.mjs'),
  import('./drawings.mjs'),
])
const isShort = !process.argv.includes('--all')
/** None: all. @param {RegExp} kind */
const filesOf = (kind) => (isShort ? promised(kind) : [])
const looking = lookForBrowser()
const drawing = drawAhead()
count(await checkAll())
// Tests of processes wait as much as they work, and so do those in a browser.
const building = buildAhead()
const long = () =>
  tests('long tests', 'config/vitest.config.ts', { projects: ['long', 'process'], files: filesOf(LONG) })
const browser = async () => {
  await Promise.all([drawing, building])
  await ensureBuilt()
  await ensureBrowser(looking)
  return await tests('browser tests', 'config/vitest.e2e.config.ts', { files: filesOf(BROWSER) })
}
// Side by side they take two thirds of the time; all of them are too many for that.
const outcomes = isShort ? await Promise.all([long(), browser()]) : [await long(), await browser()]
outcomes.forEach(count)
if (isShort) say(leftOut())
if (process.env['CI']) for (const { test, seconds } of slowest(20)) say(`${seconds.toFixed(1)} s  ${test}`)

/** @param {number} count */
function slowest(count) {
  return timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

/** @param {import('./steps.mjs').Outcome} outcome */
function count(outcome) {
  passed += outcome.passed
  failing.push(...outcome.failing)
  timed.push(...outcome.timed)
  if (outcome.failing.length > 0) process.exitCode = 1
}
