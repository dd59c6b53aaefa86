import { EventEmitter, once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { PG_WAL, WAL_OUT } from './cluster-files.ts'
import { openTarget } from './open-target.ts'
import { shipWal } from './ship-wal.ts'
import { nameOf } from './wal-names.ts'

const names = [254, 255, 256, 257, 258].map((position) => nameOf({ timeline: 1, position }))
const stored = (from: number) => names.slice(from).map((name) => `${name}.gz`)

let cluster: string
let target: string
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-wal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  cluster = join(folder, 'postgres')
  target = join(folder, 'place')
  for (const name of [WAL_OUT, PG_WAL]) await mkdir(join(cluster, name), { recursive: true })
  for (const name of names) await writeFile(join(cluster, WAL_OUT, name), `what ${name} says`)
})

/** As a shop that runs for a moment. What it tells. */
async function shipped(mostWaiting?: number): Promise<string[]> {
  const told: string[] = []
  const shipping = await shipWal({
    cluster,
    target: openTarget({ folder: target }),
    ...(mostWaiting !== undefined && { mostWaiting }),
    onTrouble: (what, error) => told.push(error instanceof Error ? `${what}: ${error.message}` : what),
  })
  await shipping.stop()
  return told
}

test('the log leaves for the backup target, compressed, and nothing else does; what a crash left is removed', async () => {
  await mkdir(target)
  const [fresh, old] = ['archtemp.0002', 'archtemp.0001']
  for (const other of [fresh, old, `${names[0]}.00000028.backup`])
    await writeFile(join(cluster, WAL_OUT, other), 'another')
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(join(cluster, WAL_OUT, old), yesterday, yesterday)
  expect(await shipped()).toEqual([])
  expect((await readdir(join(target, 'wal'))).toSorted()).toEqual(stored(0))
  for (const name of names)
    expect(gunzipSync(await readFile(join(target, 'wal', `${name}.gz`))).toString()).toBe(`what ${name} says`)
  expect(await readdir(join(cluster, WAL_OUT))).toEqual([fresh])
})

if (process.geteuid?.() === 0)
  test('an account that may give nothing away ships the log, whichever group the database has', async () => {
    await mkdir(target)
    await rm(join(cluster, WAL_OUT), { recursive: true })
    for (const folder of [dirname(cluster), join(cluster, PG_WAL), target]) await chown(folder, NOBODY, NOBODY)
    await chown(cluster, NOBODY, ANOTHER_GROUP)
    process.seteuid?.(NOBODY)
    const told = await shipped().finally(() => process.seteuid?.(0))
    expect(told).toEqual([])
    expect(await readdir(cluster)).toContain(WAL_OUT)
  })
const NOBODY = 65_534
const ANOTHER_GROUP = 1

test('a target that is away is told once; so much of the log is kept, and what is given up is said', async () => {
  const told = await shipped(3)
  expect(told).toEqual([
    expect.stringMatching(`^2 parts of the log \\(until ${names[1]}\\) had to be given up, .* make a backup`),
    expect.stringMatching(/^the log could not be put into the place of backups; .*ENOENT/),
  ])
  expect((await readdir(join(cluster, WAL_OUT))).toSorted()).toEqual(names.slice(2))
  expect((await shipped(2))[0]).toContain(`a part of the log (until ${names[2]}) had to be given up`)
  await mkdir(target)
  expect(await shipped()).toEqual([])
  expect((await readdir(join(target, 'wal'))).toSorted()).toEqual(stored(3))
})

test('the histories of timelines leave as well, and stay where PostgreSQL keeps them', async () => {
  await mkdir(target)
  const history = '00000002.history'
  for (const folder of [WAL_OUT, PG_WAL]) await writeFile(join(cluster, folder, history), 'where it left another')
  expect(await shipped()).toEqual([])
  expect((await readdir(join(target, 'wal'))).toSorted()).toEqual([...stored(0), `${history}.gz`])
  expect([await readdir(join(cluster, WAL_OUT)), await readdir(join(cluster, PG_WAL))]).toEqual([[], [history]])
})

test('a target that hangs is told, and what waits for it is bounded', async () => {
  await mkdir(target)
  const folder = openTarget({ folder: target })
  const isBack = new EventEmitter()
  const hangs = once(isBack, 'back').then(() => undefined)
  const told: string[] = []
  const shipping = await shipWal({
    cluster,
    target: { ...folder, get: () => hangs },
    mostWaiting: 8,
    shipsWithinMs: 10,
    onTrouble: (what, error) => told.push(error instanceof Error ? `${what}: ${error.message}` : what),
  })
  await expect.poll(() => told).toEqual([expect.stringMatching(/^the log could not be put .* has not answered for/)])
  const later = Array.from({ length: 7 }, (_, nth) => nameOf({ timeline: 1, position: 300 + nth }))
  for (const name of later) await writeFile(join(cluster, WAL_OUT, name), `what ${name} says`)
  await expect.poll(() => told.slice(1)).toEqual([expect.stringMatching(/^4 parts of the log .* had to be given up/)])
  expect((await readdir(join(cluster, WAL_OUT))).length).toBe(8)
  isBack.emit('back')
  await shipping.stop()
  expect(told.at(-1)).toBe('the place of backups takes the log again')
  expect(await readdir(join(cluster, WAL_OUT))).toEqual([])
})

test('the same again is no trouble; another shop’s in the same target is told, and stays as it is', async () => {
  await mkdir(target)
  await shipped()
  const [first = '', second = ''] = names
  await writeFile(join(cluster, WAL_OUT, first), `what ${first} says`)
  await writeFile(join(cluster, WAL_OUT, second), 'what another shop says')
  expect(await shipped()).toEqual([expect.stringMatching(`${second} is there already, and is another`)])
  expect(await readdir(join(cluster, WAL_OUT))).toEqual([second])
  expect(gunzipSync(await readFile(join(target, 'wal', `${second}.gz`))).toString()).toBe(`what ${second} says`)
})

test('what is damaged in the backup target is put anew', async () => {
  await mkdir(target)
  await shipped()
  const [first = ''] = names
  const file = join(target, 'wal', `${first}.gz`)
  await writeFile(file, (await readFile(file)).subarray(0, 10))
  await writeFile(join(cluster, WAL_OUT, first), `what ${first} says`)
  expect(await shipped()).toEqual([])
  expect(gunzipSync(await readFile(file)).toString()).toBe(`what ${first} says`)
})
