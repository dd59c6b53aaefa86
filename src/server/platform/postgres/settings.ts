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
  // Workers took four times as long to read cached pages on two cores.
  io_method: 'sync',
  // Short queries; and parallel workers need /dev/shm, often 64 MB in containers.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse', // the longer forms quote rows, and so customers
}

export function settingArguments(mark: string, extra: Record<string, string> = {}): string[] {
  return Object.entries({ ...SETTINGS, cluster_name: mark, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
}

/** On Linux "the folder I work in": no path walk, so the account needs no way through DATA_DIR’s parents. */
export function dataArgument(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** None of the shop’s PGDATA, LC_ALL … reaches it. */
export const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }
