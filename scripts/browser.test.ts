import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'

const OWN = '/home/rahim/.cache/ms-playwright/chrome'

/** A machine with these programs, where nothing can be installed unless the test says so. */
function machine(programs: string[], changes: Partial<Parameters<typeof findBrowser>[0]> = {}) {
  return {
    named: undefined,
    isProgram: (path: string) => programs.includes(path),
    onPath: (name: string) => programs.find((path) => path.endsWith(`/bin/${name}`)),
    ownPath: OWN,
    hasApt: false,
    installByApt: async () => false,
    downloadOwn: async () => false,
    ...changes,
  }
}

test('the browser that CHROMIUM_PATH names goes before every other', async () => {
  const named = '/opt/chrome'
  expect(await findBrowser(machine([named, '/usr/bin/chromium'], { named }))).toEqual({ path: named })
})

test('a CHROMIUM_PATH that names nothing is said, and no other browser is taken', async () => {
  const { path, problem } = await findBrowser(machine(['/usr/bin/chromium'], { named: '/opt/chrome' }))
  expect(path).toBeUndefined()
  expect(problem).toContain('CHROMIUM_PATH names /opt/chrome')
})

test('of two the one without windows is taken', async () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  expect(await findBrowser(machine(both))).toEqual({ path: '/usr/bin/chromium-headless-shell' })
})

test.each([
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  OWN,
])('%s is found where it is installed', async (path) => {
  expect(await findBrowser(machine([path]))).toEqual({ path })
})

test.each([
  ['nothing', []],
  ['a whole browser', ['/usr/bin/chromium']],
])('root on Debian with %s gets the one without windows, and nothing is downloaded', async (_, there: string[]) => {
  const programs = [...there]
  const installByApt = async () => programs.push('/usr/bin/chromium-headless-shell') > 0
  const downloadOwn = () => expect.unreachable()
  expect(await findBrowser(machine(programs, { hasApt: true, installByApt, downloadOwn }))).toEqual({
    path: '/usr/bin/chromium-headless-shell',
  })
})

test('where apt-get fails, the browser that is there is taken', async () => {
  const downloadOwn = () => expect.unreachable()
  expect(await findBrowser(machine(['/usr/bin/chromium'], { hasApt: true, downloadOwn }))).toEqual({
    path: '/usr/bin/chromium',
  })
})

test('where apt-get fails and no browser is there, Playwright’s own is downloaded', async () => {
  const programs: string[] = []
  const downloadOwn = async () => programs.push(OWN) > 0
  expect(await findBrowser(machine(programs, { hasApt: true, downloadOwn }))).toEqual({ path: OWN })
})

test('an ordinary user is never asked for apt-get', async () => {
  const installByApt = () => expect.unreachable()
  const programs: string[] = []
  const downloadOwn = async () => programs.push(OWN) > 0
  expect(await findBrowser(machine(programs, { installByApt, downloadOwn }))).toEqual({ path: OWN })
})

test('where nothing helps, one sentence names CHROMIUM_PATH', async () => {
  expect((await findBrowser(machine([], { hasApt: true }))).problem).toMatch(
    /^No Chrome .* set CHROMIUM_PATH to one\.$/,
  )
})
