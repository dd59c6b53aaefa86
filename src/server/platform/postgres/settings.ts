/** With no TCP the port is only part of the socket's name. */
export const PORT = 5432
export const SOCKET_FILE = `.s.PGSQL.${PORT}`

/**
 * Given on the command line at each start and not written into the cluster, so that a new version of the shop can
 * change them. What keeps data safe (fsync, full_page_writes, synchronous_commit) stays at PostgreSQL's default: on.
 */
const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_directories: '.', // the cluster folder, where its processes work
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '192MB',
  jit: 'off',
  // Handed to another process, reading a page that the system has at hand anyway took four times as long on two cores.
  io_method: 'sync',
  // Short queries only; and workers share memory through /dev/shm, of which a container often has just 64 MB.
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

/**
 * On Linux PostgreSQL is told to find its data at "the folder I work in", a link that leads there without walking the
 * path: so the account it runs under needs no way through the folders above (DATA_DIR below /root, say). It is started
 * in that folder, which Node enters before it lays down its privileges, and its child processes never leave it.
 */
export function dataArgument(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** Nothing of the shop's environment (PGDATA, PGPORT, LC_ALL…) reaches PostgreSQL. */
export const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C' }
