import { mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_FILE } from './settings.ts'

/** The kernel takes no longer name for a socket: 108 bytes on Linux, 104 on macOS. */
const MAX_PATH_BYTES = 100
const PREFIX = 'haat-'
const LINK = 'db'

export interface SocketFolder {
  path: string
  remove(): Promise<void>
}

/**
 * Where clients find PostgreSQL's socket. It lies in the cluster folder; when that name is too long for the kernel, a
 * short link to the folder does, which PostgreSQL's account need not be able to reach.
 */
export async function socketFolderOf(cluster: string): Promise<SocketFolder> {
  if (Buffer.byteLength(join(cluster, SOCKET_FILE)) < MAX_PATH_BYTES) return { path: cluster, remove: async () => {} }
  await removeLinksTo(cluster)
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  await symlink(cluster, join(folder, LINK))
  return { path: join(folder, LINK), remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Those of shops that were killed. */
async function removeLinksTo(cluster: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    const leadsTo = await readlink(join(folder, LINK)).catch(() => undefined)
    if (leadsTo === cluster) await rm(folder, { recursive: true, force: true })
  }
}
