import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasApt, installWithoutServices, isProgram } from './apt.mjs'
import { say } from './prepare.mjs'

// What a cluster is made of (docs/decisions/075): Debian’s packages, installed where they are missing.

export const PACKAGES = ['postgresql', 'patroni', 'etcd-server', 'haproxy', 'pgbouncer']
/** With `postgresql`, Debian makes a server of its own as it installs. */
const SERVICES = ['postgresql', 'patroni', 'etcd', 'haproxy', 'pgbouncer']
const POSTGRES_VERSIONS = '/usr/lib/postgresql'

/**
 * Paths.
 * @typedef {object} ClusterPrograms
 * @property {string} etcd
 * @property {string} patroni
 * @property {string} haproxy
 * @property {string} pgbouncer
 * @property {string} postgres The folder of PostgreSQL’s programs.
 */

/** Those that there are, installed where they are missing; throws, in words, where a cluster cannot be built here. @returns {Promise<ClusterPrograms>} */
export async function ensureClusterPrograms() {
  const found = findPrograms()
  if (found) return found
  if (!hasApt()) throw new Error(`A cluster needs ${PACKAGES.join(', ')}, which only root can install, on Debian.`)
  say(`Installing ${PACKAGES.join(', ')} for the cluster (apt-get, a minute or so)…`)
  await installWithoutServices(PACKAGES, SERVICES)
  const installed = findPrograms()
  if (installed) return installed
  throw new Error(`The packages ${PACKAGES.join(', ')} could not be installed.`)
}

/** For a command, which ends with these words where there are none. @returns {Promise<ClusterPrograms>} */
export async function clusterProgramsOrEnd() {
  try {
    return await ensureClusterPrograms()
  } catch (error) {
    process.stderr.write(`\n  ${error instanceof Error ? error.message : error}\n\n`)
    process.exit(1)
  }
}

/** @returns {ClusterPrograms | undefined} */
function findPrograms() {
  const postgres = postgresFolder()
  const programs = {
    etcd: '/usr/bin/etcd',
    patroni: '/usr/bin/patroni',
    haproxy: '/usr/sbin/haproxy',
    pgbouncer: '/usr/sbin/pgbouncer',
  }
  return postgres && Object.values(programs).every(isProgram) ? { ...programs, postgres } : undefined
}

/** Of the newest version there is. */
function postgresFolder() {
  try {
    const versions = readdirSync(POSTGRES_VERSIONS).sort((one, other) => Number(other) - Number(one))
    return versions
      .map((version) => join(POSTGRES_VERSIONS, version, 'bin'))
      .find((folder) => isProgram(join(folder, 'postgres')))
  } catch {
    return undefined
  }
}
