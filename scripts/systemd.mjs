import { hasApt, installByApt, isProgram } from './apt.mjs'
import { say } from './prepare.mjs'

// What judges the units of deploy/systemd, which no system has to be running for: one that is there, else Debian’s.

const ANALYZE = '/usr/bin/systemd-analyze'

/** Installed where there is none. @returns {Promise<string>} its path */
export async function ensureSystemdAnalyze() {
  if (isProgram(ANALYZE)) return ANALYZE
  if (hasApt()) {
    say('Installing systemd for the tests of its units (apt-get, a minute or so)…')
    await installByApt('systemd')
  }
  if (isProgram(ANALYZE)) return ANALYZE
  throw new Error(
    'No systemd-analyze was found or could be installed: please install it (Debian: apt-get install systemd).',
  )
}
