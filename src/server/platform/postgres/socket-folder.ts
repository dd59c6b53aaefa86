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
  if (!isTooLong(cluster)) return await wayTo(cluster)
  await removeLinksTo(cluster)
  return await wayTo(cluster)
}

/** Beside whoever else has one. */
export async function wayTo(cluster: string): Promise<SocketFolder> {
  if (!isTooLong(cluster)) return { path: cluster, remove: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  await symlink(cluster, join(folder, LINK))
  return { path: join(folder, LINK), remove: () => rm(folder, { recursive: true, force: true }) }
}

function isTooLong(cluster: string): boolean {
  return Buffer.byteLength(join(cluster, SOCKET_FILE)) >= MAX_PATH_BYTES
}

async function removeLinksTo(cluster: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    const leadsTo = await readlink(join(folder, LINK)).catch(() => undefined)
    if (leadsTo === cluster) await rm(folder, { recursive: true, force: true })
  }
}
