import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'

/** Whom PostgreSQL runs as, in the form `spawn` takes. Empty: as the shop's own user. */
export interface Account {
  uid?: number
  gid?: number
}

const UNPRIVILEGED = ['haat', 'postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root, so root lends it an account: the owner of the data, else the first unprivileged
 * one this machine has. An ordinary user runs it as itself.
 */
export async function accountFor(cluster: string): Promise<Account> {
  const owner = await ownerOf(cluster)
  const self = process.geteuid?.()
  if (self === 0) return owner?.uid ? owner : firstUnprivileged(await readFile('/etc/passwd', 'utf8'))
  if (owner && owner.uid !== self) {
    throw new StartRefusal(`${cluster} belongs to user ${owner.uid}: start the shop as that user or as root.`)
  }
  return {}
}

/** Takes the text of `/etc/passwd`. */
export function firstUnprivileged(passwd: string): Account {
  const entries = passwd.split('\n').map((line) => line.split(':'))
  for (const name of UNPRIVILEGED) {
    const [, , uid, gid] = entries.find((entry) => entry[0] === name) ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartRefusal(
    `PostgreSQL does not run as root, and this machine has no account named ${UNPRIVILEGED.join(', ')}. ` +
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** A cluster copied back by root belongs to root: all of it goes to the account. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  const { uid, gid } = account
  if (uid === undefined || gid === undefined || (await ownerOf(folder))?.uid === uid) return
  // The folder itself goes last: killed half-way, the next start sees root still owning it and begins again.
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid)
  await chown(folder, uid, gid)
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
