import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedWhereMissing } from '../process/error-code.ts'
import { StartRefusal } from '../process/start-refusal.ts'

/** As `spawn` takes it; empty: the shop’s own. */
export interface Account {
  uid?: number
  gid?: number
}

/** Others run as it too, and read what it owns. */
const SHARED = 'nobody'
const UNPRIVILEGED = ['haat', 'postgres', SHARED]

/** PostgreSQL refuses root, so root lends the data’s owner, else the first unprivileged account. */
export async function accountFor(cluster: string, tell: (step: string) => void): Promise<Account> {
  const owner = await ownerOf(cluster)
  const self = process.geteuid?.()
  if (self === 0) {
    const passwd = await readFile('/etc/passwd', 'utf8')
    const account = owner?.uid ? owner : firstUnprivileged(passwd)
    if (account.uid === accountNamed(passwd, SHARED)?.uid) tell(adviceOf(cluster, owner !== undefined))
    return account
  }
  if (owner && owner.uid !== self) {
    throw new StartRefusal(`${cluster} belongs to user ${owner.uid}: start the shop as that user or as root.`)
  }
  return {}
}

export function firstUnprivileged(passwd: string): Account {
  for (const name of UNPRIVILEGED) {
    const account = accountNamed(passwd, name)
    if (account) return account
  }
  throw new StartRefusal(
    `PostgreSQL does not run as root, and this machine has no account named ${UNPRIVILEGED.join(', ')}. ` +
      'Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function accountNamed(passwd: string, name: string): Required<Account> | undefined {
  const entries = passwd.split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = entries.find((entry) => entry[0] === name) ?? []
  return Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function adviceOf(cluster: string, isThere: boolean): string {
  const give = isThere ? `, stop the shop, and give it the data: chown -R haat: ${cluster}` : ''
  return `PostgreSQL runs as ${SHARED}, as other programs may: better make an account for it (useradd --system haat)${give}`
}

/** A cluster restored by root is root’s. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  const { uid, gid } = account
  if (uid === undefined || gid === undefined || (await ownerOf(folder))?.uid === uid) return
  // The folder last: an interrupted start begins again.
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid)
  await chown(folder, uid, gid)
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await stat(folder).catch(undefinedWhereMissing)
  return found && { uid: found.uid, gid: found.gid }
}
