/** Only part of the socket’s name: no TCP. */
export const PORT = 5432
export const SOCKET_FILE = `.s.PGSQL.${PORT}`

/** On the command line, so that a new version changes them. Durability stays at the defaults: on. */
const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_directories: '.', // the cluster folder, where its processes work
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '192MB',
  jit: 'off',
  // Short queries; and parallel workers need /dev/shm, often 64 MB in containers.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse', // the longer forms quote rows, and so customers
}

/** Workers took four times as long to read cached pages on two cores. */
const SETTINGS_FROM_18 = { io_method: 'sync' }

export function settingArguments(major: string, mark: string, extra: Record<string, string> = {}): string[] {
  const known = Number(major) < 18 ? SETTINGS : { ...SETTINGS, ...SETTINGS_FROM_18 }
  return Object.entries({ ...known, cluster_name: mark, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}

/** On Linux "the folder I work in": no path walk, so the account needs no way through DATA_DIR’s parents. */
export function dataArgument(cluster: string, major: string): string {
  return process.platform === 'linux' && keepsItsFolder(major) ? '/proc/self/cwd' : cluster
}

/** Programs before 16 go to the folder of their own file first, and do not find back where their account has no way. */
export function keepsItsFolder(major: string): boolean {
  return Number(major) >= 16
}

/** None of the shop’s PGDATA, LC_ALL … reaches it. */
export const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }
