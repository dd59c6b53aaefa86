import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'

// Debian’s packages, for what tests need and this machine has not.

/** Without a network it gives up soon; another that installs is waited for. */
const WAYS = [...['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'], ...['-o', 'DPkg::Lock::Timeout=120']]

/** Tests install side by side, and apt waits for no other that reads its lists: a lock of ours, waited for in seconds. */
const IN_TURN = ['--timeout', '300', '/run/lock/haat-apt', 'apt-get']

/** Debian, and this account may install. */
export function hasApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

const apt = (/** @type {string[]} */ ...words) => succeeds('flock', [...IN_TURN, '-qq', ...WAYS, ...words])

/** The first of these that there is: not every Debian has all. @param {string[]} packages @returns {Promise<boolean>} */
export async function installByApt(...packages) {
  if (!(await apt('update'))) return false
  for (const each of packages) if (await apt('install', '-y', each)) return true
  return false
}

/** Asked by whatever would start a service, and read by Debian’s tools before each. */
const POLICY = '/usr/sbin/policy-rc.d'
const SYSTEMCTL = '/usr/bin/systemctl'
const UNITS = ['/usr/lib/systemd/system', '/lib/systemd/system', '/etc/systemd/system']

const hasUnit = (/** @type {string} */ name) => UNITS.some((folder) => existsSync(`${folder}/${name}.service`))

/**
 * All of these, for what we start ourselves: none of the services that come with them runs because of it, now or after a
 * restart. A service that was there before stays as it is.
 * @param {string[]} packages @param {string[]} services @returns {Promise<boolean>}
 */
export async function installWithoutServices(packages, services) {
  if (!(await apt('update'))) return false
  const isOurs = !existsSync(POLICY)
  const newcomers = services.filter((name) => !hasUnit(name))
  if (isOurs) writeFileSync(POLICY, refusing(newcomers), { mode: 0o755 })
  try {
    return await apt('install', '-y', '--no-install-recommends', ...packages)
  } finally {
    if (isOurs) rmSync(POLICY, { force: true })
    const brought = newcomers.filter(hasUnit)
    if (brought.length > 0 && existsSync(SYSTEMCTL)) await succeeds(SYSTEMCTL, ['--quiet', 'disable', ...brought])
  }
}

/** A service that was there before may be started again, as Debian does where it is brought up to date. @param {string[]} services */
export function refusing(services) {
  const units = services.flatMap((name) => [name, `${name}.*`, `${name}@*`])
  if (units.length === 0) return '#!/bin/sh\nexit 0\n'
  return `#!/bin/sh\nfor each; do case "$each" in ${units.join('|')}) exit 101 ;; esac; done\nexit 0\n`
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
