import { hasApt, installByApt, isProgram } from './apt.mjs'
import { say } from './prepare.mjs'

// The pooler of the tests: one that is there, else Debian’s.

const PLACES = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

/** PgBouncer to test with, installed where there is none. @returns {Promise<string>} its path */
export async function ensurePgBouncer() {
  const found = PLACES.find(isProgram)
  if (found) return found
  if (hasApt()) {
    say('Installing PgBouncer for the tests of poolers (apt-get, a minute or so)…')
    await installByApt('pgbouncer')
  }
  const installed = PLACES.find(isProgram)
  if (installed) return installed
  throw new Error(
    'No PgBouncer was found or could be installed: please install it (Debian: apt-get install pgbouncer).',
  )
}
