import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { StartRefusal } from '../process/start-refusal.ts'
import { type Account, firstUnprivileged } from './account.ts'
import { dataDirWithDatabase, exists, freshDataDir, query, startDatabase } from './testing/database.ts'
import { copyPackage, type HolderProcess, installHolder, startHolder } from './testing/holder-process.ts'

const run = promisify(execFile)
const isRoot = process.geteuid?.() === 0
const NOBODY = { uid: 65534, gid: 65534 }

const postmasterIn = async (dataDir: string) =>
  Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
const runsAs = async (pid: number) => Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])

test.each<[string, string, Account]>([
  ['its own before any other', 'root:x:0:0::/:\npostgres:x:101:104::/:\nhaat:x:900:901::/:', { uid: 900, gid: 901 }],
  ['one of a PostgreSQL that is installed', 'nobody:x:65534:65534::/:\npostgres:x:101:104::/:', { uid: 101, gid: 104 }],
  ['nobody, which is everywhere', 'root:x:0:0::/:\nnobody:x:65534:65534::/:', NOBODY],
  ['none with the rights of root', 'haat:x:0:0::/:\nnobody:x:65534:65534::/:', NOBODY],
])('root lends PostgreSQL an account: %s', (_which, passwd, account) => {
  expect(firstUnprivileged(passwd)).toEqual(account)
})

test('a machine where root has no account to lend is told of DATABASE_URL', () => {
  expect(() => firstUnprivileged('root:x:0:0::/:')).toThrow(StartRefusal)
  expect(() => firstUnprivileged('root:x:0:0::/:')).toThrow('DATABASE_URL')
})

test('an ordinary user runs its shop as itself: from a copy where it may not write, else as installed', async () => {
  const folder = await freshDataDir()
  const installed = copyPackage(folder)
  await installHolder(folder, installed)
  await chmod(folder, 0o755)
  await chmod(join(installed, 'native/lib'), 0o555)
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const user = isRoot ? NOBODY : {}
  if (isRoot) await chown(dataDir, NOBODY.uid, NOBODY.gid)
  const first = startHolder(folder, { dataDir, ...user })
  expect(await first.says('told')).toContain(`Copying PostgreSQL to ${dataDir}/postgresql-`)
  const confirmed = await sellAndStop(first)

  await chmod(join(installed, 'native/lib'), 0o755)
  if (isRoot) await chown(join(installed, 'native/lib'), NOBODY.uid, NOBODY.gid)
  const second = startHolder(folder, { dataDir, ...user })
  expect(await second.says('committed')).toBe(confirmed + 1)
  expect(second.messages.some((message) => message.told)).toBe(false)
  const postmaster = await postmasterIn(dataDir)
  expect(await runsAs(postmaster)).toBe(isRoot ? NOBODY.uid : process.geteuid?.())
  expect(await readlink(`/proc/${postmaster}/exe`)).toBe(join(installed, 'native/bin/postgres'))
  await second.kill('SIGTERM')
})

if (isRoot) {
  test('a shop in a folder that only root can enter starts, sells, stops, and sells on', async () => {
    const folder = await freshDataDir()
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await installHolder(folder, copyPackage(folder))
    const dataDir = join(folder, 'data')
    const confirmed = await sellAndStop(startHolder(folder, { dataDir }))

    const shop = startHolder(folder, { dataDir })
    expect(await shop.says('committed')).toBe(confirmed + 1)
    const postmaster = await postmasterIn(dataDir)
    expect(await runsAs(postmaster)).not.toBe(0)
    expect(await readlink(`/proc/${postmaster}/exe`)).toMatch(
      /^\/var\/lib\/haat\/postgresql-[^/]+\/native\/bin\/postgres$/,
    )
    await shop.kill('SIGTERM')
  })

  test("root keeps to the account that an existing database belongs to, not the machine's first", async () => {
    const dataDir = await dataDirWithDatabase()
    const daemon = 1
    await run('chown', ['-R', `${daemon}:${daemon}`, join(dataDir, 'postgres')])
    await query((await startDatabase(dataDir)).connection, 'select 1')
    expect(await runsAs(await postmasterIn(dataDir))).toBe(daemon)
  })

  test('an account that other programs run as too is told of, with what to do instead', async () => {
    const dataDir = await dataDirWithDatabase()
    const { uid, gid } = NOBODY
    await run('chown', ['-R', `${uid}:${gid}`, join(dataDir, 'postgres')])
    const { told } = await startDatabase(dataDir)
    expect(told.filter((line) => line.includes('nobody'))).toEqual([
      `PostgreSQL runs as nobody, as other programs may: better make an account for it (useradd --system haat), stop the shop, and give it the data: chown -R haat: ${dataDir}/postgres`,
    ])
  })

  test('a database that root has copied back is given to the account again', async () => {
    const dataDir = await dataDirWithDatabase()
    await run('chown', ['-R', '0:0', join(dataDir, 'postgres')])
    await query((await startDatabase(dataDir)).connection, 'select 1')
    expect(await runsAs(await postmasterIn(dataDir))).not.toBe(0)
  })

  test("an ordinary user is refused another user's database", async () => {
    const dataDir = await dataDirWithDatabase()
    const folder = await freshDataDir()
    await installHolder(folder)
    await chmod(dataDir, 0o777)
    await run('chown', ['-R', '1:1', join(dataDir, 'postgres')])
    const refusal = await startHolder(folder, { dataDir, ...NOBODY }).says('refused')
    expect(refusal).toMatch(/^StartRefusal: .* belongs to user 1: start the shop as that user or as root/)
    expect(await exists(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  })
}

/** Gives the number of the last order that was confirmed. */
async function sellAndStop(shop: HolderProcess): Promise<number> {
  await shop.says('committed')
  await shop.kill('SIGTERM')
  expect(shop.messages.at(-1)).toEqual({ stopped: true })
  return shop.messages.findLast((message) => message.committed)?.committed ?? 0
}
