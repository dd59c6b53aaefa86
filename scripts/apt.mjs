import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync } from 'node:fs'

// Debian’s packages, for what tests need and this machine has not.

/** Without a network it gives up soon; another that installs is waited for. */
const WAYS = [...['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'], ...['-o', 'DPkg::Lock::Timeout=120']]

/** Debian, and this account may install. */
export function hasApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** The first of these that there is: not every Debian has all. @param {string[]} packages @returns {Promise<boolean>} */
export async function installByApt(...packages) {
  const apt = (/** @type {string[]} */ ...words) => succeeds('apt-get', ['-qq', ...WAYS, ...words])
  if (!(await apt('update'))) return false
  for (const each of packages) if (await apt('install', '-y', each)) return true
  return false
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} command @param {string[]} args */
export async function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  const [status] = await once(child, 'close').catch(() => [1])
  return status === 0
}
