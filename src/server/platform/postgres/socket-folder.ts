import { mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOCKET_FILE } from './settings.ts'

/** 108 bytes on Linux, 104 on macOS. */
const MAX_PATH_BYTES = 100
const PREFIX = 'haat-'
const LINK = 'db'

export interface SocketFolder {
  path: string
  remove(): Promise<void>
}

/** In the cluster; a short link where that is too long, which only clients need to reach. */
export async function socketFolderOf(cluster: string): Promise<SocketFolder> {
  if (Buffer.byteLength(join(cluster, SOCKET_FILE)) < MAX_PATH_BYTES) return { path: cluster, remove: async () => {} }
  await removeLinksTo(cluster)
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  await symlink(cluster, join(folder, LINK))
  return { path: join(folder, LINK), remove: () => rm(folder, { recursive: true, force: true }) }
}

async function removeLinksTo(cluster: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    const leadsTo = await readlink(join(folder, LINK)).catch(() => undefined)
    if (leadsTo === cluster) await rm(folder, { recursive: true, force: true })
  }
}
