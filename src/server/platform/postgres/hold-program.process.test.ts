import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../testing/waiting.ts'
import { projectRoot } from '../process/project.ts'
import { holdFolder } from './hold.ts'

let project: string
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'haat-project-'))
  onTestFinished(() => rm(project, { recursive: true, force: true }))
  for (const name of ['start', 'prepare', 'build', 'ask-holder']) {
    await mkdir(join(project, 'scripts'), { recursive: true })
    await copyFile(join(projectRoot, `scripts/${name}.mjs`), join(project, `scripts/${name}.mjs`))
  }
  await write('package-lock.json', '{}')
  await write('node_modules/.package-lock.json', '{}')
  await write('vite.config.ts', '')
  await write('demo/seed.ts', '')
  await write('messages/en.json', '{}')
  await write('scripts/build-server.mjs', '')
  await write('scripts/inline-messages.mjs', '')
  await write('scripts/many-modules.mjs', '')
  await write('scripts/thread-programs.mjs', '')
  await write('src/shop.ts', 'the first version')
  await write('scripts/build-into.mjs', BUILDS)
})

/** Stands for the real build, which takes half a minute: the browser’s half is what the source says. */
const BUILDS = `
  import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
  import { root } from './prepare.mjs'
  export function buildInto(folder) {
    mkdirSync(folder + '/server', { recursive: true })
    cpSync(root + '/src/shop.ts', folder + '/front.js')
    writeFileSync(folder + '/server/main.js', 'process.stdout.write("open")')
  }`
const FAILS = `export function buildInto() { throw new Error('not today') }`

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(project, path)), { recursive: true })
  await writeFile(join(project, path), text)
}
const front = () => readFile(join(project, 'dist/front.js'), 'utf8')
const start = (env: Record<string, string> = { PORT: '0' }) =>
  promisify(execFile)(process.execPath, [join(project, 'scripts/start.mjs')], { env: { ...process.env, ...env } }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => stderr.trim(),
  )

test('a PORT that is taken is said before anything is installed or built', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const PORT = typeof address === 'object' && address ? String(address.port) : ''
  await rm(join(project, 'node_modules/.package-lock.json'))
  expect(await start({ PORT })).toBe(
    `The shop did not start. PORT ${PORT} is taken by another program; choose another PORT.`,
  )
  expect((await readdir(project)).includes('dist')).toBe(false)
})

test('settings of a file `.env` are read, and the environment goes before them', async () => {
  await write('scripts/build-into.mjs', BUILDS.replace('"open"', 'process.env.PORT + process.env.TOKEN_TTL'))
  await write('.env', 'PORT=1\nTOKEN_TTL="7d" # a week\n')
  expect(await start({ PORT: '0' })).toMatch(/\n07d$/)
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a start that is stopped by %s while it builds leaves nobody building',
  async (signal) => {
    const hangs = `
    import { writeFileSync } from 'node:fs'
    import { root } from './prepare.mjs'
    export function buildInto() {
      writeFileSync(root + '/building', String(process.pid))
      return new Promise(() => setInterval(() => undefined, 1_000))
    }`
    await write('scripts/build-into.mjs', hangs)
    const starting = spawn(process.execPath, [join(project, 'scripts/start.mjs')], {
      env: { ...process.env, PORT: '0' },
    })
    const ended = once(starting, 'close')
    const building = async () => Number(await readFile(join(project, 'building'), 'utf8'))
    const pid = await eventually(async () => {
      expect(await building()).toBeGreaterThan(0)
      return await building()
    })
    starting.kill(signal)
    expect(await ended).toEqual([128 + constants.signals[signal], null])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
)

test('a second start from sources that have changed does not touch what the first shop runs from, and says who runs', async () => {
  expect(await start()).toMatch(/Building the shop…\nopen$/)
  const running = await holdFolder(project, 'a shop')
  expect(await start()).toBe('open')
  await write('src/shop.ts', 'the second version')
  expect(await start()).toBe(
    `${project} is in use by a shop (process ${process.pid}), and has changed since it was built. Stop that first.`,
  )
  expect(await front()).toBe('the first version')
  await running.release()
  expect(await start()).toMatch(/open$/)
  expect(await front()).toBe('the second version')
})

test('nor does it install anything then', async () => {
  await start()
  const running = await holdFolder(project, 'a shop')
  await rm(join(project, 'node_modules/.package-lock.json'))
  expect(await start()).toContain('is in use by a shop')
  await running.release()
})

test('a build that fails leaves the last one as it was', async () => {
  await start()
  await write('scripts/build-into.mjs', FAILS)
  expect(await start()).toContain('not today')
  expect(await front()).toBe('the first version')
})
