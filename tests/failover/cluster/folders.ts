import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { type Account, firstUnprivileged } from '../../../src/server/platform/postgres/account.ts'
import { killAllIn } from '../../../src/server/platform/postgres/leftovers.ts'
import { endLeftDaemons } from './daemons.ts'
import type { Folder } from './folder.ts'
import { makeOwned } from './owned.ts'
import { dataOf } from './patroni.ts'

export const MEMBER_NAMES = ['one', 'two', 'three', 'four', 'five']

export async function openFolder(folder: string): Promise<Folder> {
  const account: Account = process.geteuid?.() === 0 ? firstUnprivileged(await readFile('/etc/passwd', 'utf8')) : {}
  await makeOwned({ path: folder, account }, folder)
  return { path: await realpath(folder), account }
}

/** Whatever an earlier run of this folder left running. */
export async function endLeftovers(folder: string): Promise<void> {
  await endLeftDaemons(folder)
  for (const name of MEMBER_NAMES) if (existsSync(dataOf(folder, name))) await killAllIn(dataOf(folder, name))
}
