import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { holdFolder } from '../postgres/hold.ts'
import { projectRoot } from './project.ts'

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
  await write('scripts/inline-messages.mjs', '')
  await write('scripts/many-modules.mjs', '')
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
const start = () =>
  promisify(execFile)(process.execPath, [join(project, 'scripts/start.mjs')]).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => stderr.trim(),
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
