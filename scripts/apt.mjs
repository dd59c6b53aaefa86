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

/**
 * All of these, for what we start ourselves: none of their services runs because of it, now or after a restart.
 * @param {string[]} packages @param {string[]} services @returns {Promise<boolean>}
 */
export async function installWithoutServices(packages, services) {
  if (!(await apt('update'))) return false
  const isOurs = !existsSync(POLICY)
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await apt('install', '-y', '--no-install-recommends', ...packages)
  } finally {
    if (isOurs) rmSync(POLICY, { force: true })
    if (existsSync('/usr/bin/systemctl')) await succeeds('/usr/bin/systemctl', ['--quiet', 'disable', ...services])
  }
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
