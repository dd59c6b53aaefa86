import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { hasApt, installByApt, isProgram, succeeds } from './apt.mjs'
import { root, say } from './prepare.mjs'

// The browser of the tests: one that is named, else one that is there, else one that is fetched.

/** How it is started: nothing runs in it but what is looked at. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium renders two pop-ups of its address bar for every visitor: they cost three times what the visitor does.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding,Translate,RenderDocument',
]

/** The one without windows shows the same pages for two thirds of the work (decision 016). */
const SHELL = 'chromium-headless-shell'
const PROGRAMS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * What this machine has and can do.
 * @typedef {object} Machine
 * @property {string | undefined} named What CHROMIUM_PATH says.
 * @property {(path: string) => boolean} isProgram
 * @property {(name: string) => string | undefined} onPath Where a program of this name is found.
 * @property {string} ownPath Where Playwright keeps its own browser.
 * @property {boolean} hasApt Debian, and this account may install.
 * @property {() => Promise<boolean>} installByApt
 * @property {() => Promise<boolean>} downloadOwn
 */

/** A browser to test with, installed where there is none. @returns {Promise<string>} its path */
export async function ensureBrowser(looking = lookForBrowser()) {
  const { path, problem } = await looking
  if (path) return path
  process.stderr.write(`\n  ${problem}\n\n`)
  process.exit(1)
}

/** The same for whoever has something else to do meanwhile. */
export function lookForBrowser() {
  return findBrowser(thisMachine())
}

/** @param {Machine} machine @returns {Promise<{ path?: string, problem?: string }>} */
export async function findBrowser(machine) {
  const { named, isProgram, ownPath } = machine
  if (named) {
    return isProgram(named) ? { path: named } : { problem: `CHROMIUM_PATH names ${named}, which is no program.` }
  }
  const found = () => PROGRAMS.map(machine.onPath).find(Boolean) ?? [...MAC_APPS, ownPath].find(isProgram)
  const hasShell = machine.onPath(SHELL) !== undefined
  if (!hasShell && machine.hasApt) await machine.installByApt()
  const path = found() ?? ((await machine.downloadOwn()) ? found() : undefined)
  return path
    ? { path }
    : { problem: 'No Chrome or Chromium was found or could be installed: set CHROMIUM_PATH to one.' }
}

/** @returns {Machine} */
function thisMachine() {
  return {
    named: process.env.CHROMIUM_PATH,
    isProgram,
    onPath: (name) =>
      (process.env.PATH ?? '')
        .split(delimiter)
        .map((folder) => join(folder, name))
        .find(isProgram),
    ownPath: chromium.executablePath(),
    hasApt: hasApt(),
    async installByApt() {
      say('Installing Chromium’s headless shell for the browser tests (apt-get, a minute or so)…')
      return await installByApt(SHELL, 'chromium')
    },
    async downloadOwn() {
      say('Downloading Chromium for the browser tests…')
      return succeeds(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])
    },
  }
}
