import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type ShopProcess, startShopProcess } from '../../../scripts/shop-process.mjs'
import { noteRunning } from './daemons.ts'

export interface RunningShop {
  process: ShopProcess
  /** Past HAProxy. */
  url: string
}

/** Longer than HAProxy takes to notice that a shop is not ready any more: two of its checks. */
const DRAIN_SECONDS = '3'

/** With data of its own, but the pictures, which all shops of the folder share. */
export async function startShop(
  folder: string,
  name: string,
  port: number,
  { program, settings }: { program: string; settings: Record<string, string> },
): Promise<RunningShop> {
  const [pictures, dataDir] = [join(folder, 'images'), join(folder, name)]
  for (const path of [pictures, dataDir]) await mkdir(path, { recursive: true })
  await symlink(pictures, join(dataDir, 'images')).catch(() => undefined) // from an earlier run
  const own = { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', WORKERS: '1', DRAIN_SECONDS }
  const process = startShopProcess({ program, settings: { ...own, ...settings } })
  noteRunning(folder, process.pid)
  return { process, url: `http://127.0.0.1:${port}` }
}
