import { join } from 'node:path'
import { createRandom } from '../../demo/random.ts'
import { DISK_MEGABYTES, fullDiskStrikes, mountSmallDisk } from './full-disk.ts'
import { CARRYING, killWhile, LIVING, TELLING } from './killed-while.ts'
import type { Programs } from './programs.ts'
import { type Bounds, torture } from './run.ts'
import { killFirstStarts, killMigrations } from './starts.ts'
import { type Strike, strikesOn } from './strikes.ts'
import { openVictim, type VictimOptions } from './victim.ts'
import { openWired, wiredStrikes } from './wired.ts'

export interface StageOptions extends Bounds {
  programs: Programs
  /** The stage’s own. */
  folder: string
  seed: number
  customers: number
  workers: number
  /** More settings of the shop. */
  settings?: Record<string, string>
  tell(line: string): void
}

/** What is wrong, and figures for the record. */
export interface Report {
  found: string[]
  /** Whether time was up before all was done; not said of a stage that this machine does not let us begin. */
  isCutShort?: boolean
  [figure: string]: unknown
}

/** One kind of bad time each; what counts are rounds and orders of the first, the others take a share of its rounds. */
export const STAGES: Record<string, (options: StageOptions) => Promise<Report>> = {
  /** The shop with its own database. */
  own: (options) => strike(options, strikesOn(options.workers), {}),

  /** The shop with a database elsewhere, and somebody at the wire between the two. */
  wire: async (options) => {
    const wired = await openWired(options.folder)
    const bounds = { ...options, rounds: Math.ceil(options.rounds / 10), orders: 0 }
    try {
      return await strike(bounds, wiredStrikes(wired.wire), { database: wired.database })
    } finally {
      await wired.stop()
    }
  },

  /** Database and pictures on disks that are full now and then. */
  disk: async (options) => {
    const dataDir = join(options.folder, 'shop')
    const imagesDir = join(dataDir, 'images')
    const disk = await mountSmallDisk(dataDir, DISK_MEGABYTES.data)
    if (typeof disk === 'string') return { found: [], skipped: disk }
    const pictures = await mountSmallDisk(imagesDir, DISK_MEGABYTES.pictures)
    try {
      const rounds = Math.ceil(options.rounds / 25)
      return await strike({ ...options, rounds, orders: 0 }, fullDiskStrikes(dataDir, imagesDir), {})
    } finally {
      if (typeof pictures !== 'string') await pictures.remove()
      await disk.remove()
    }
  },

  /** Starts that are killed: the first one anywhere, the one that changes tables at each of its statements. */
  starts: async ({ programs, folder, seed, rounds, until }) => {
    const random = createRandom(seed)
    const found: string[] = []
    const mostShops = Math.ceil(rounds / 40)
    let shops = 0
    for (; shops < mostShops && Date.now() < until; shops += 1)
      found.push(...(await killFirstStarts(programs, join(folder, `first-${shops}`), random)))
    const wired = await openWired(folder)
    try {
      const most = Math.ceil(rounds / 10)
      const migrations = await killMigrations(programs, wired, folder, { most, random })
      const isCutShort = shops < mostShops
      return { ...migrations, found: [...found, ...migrations.found], firstStarts: shops, isCutShort }
    } finally {
      await wired.stop()
    }
  },

  /** A shop that is killed while it tells people: its judge is a test of notifications. */
  messages: async ({ seed, rounds, until }) => await killWhile(TELLING, { kills: Math.ceil(rounds / 10), seed, until }),

  /** A shop that is killed while parcels travel: its judge is a test of couriers. */
  parcels: async ({ seed, rounds, until }) => await killWhile(CARRYING, { kills: Math.ceil(rounds / 10), seed, until }),

  /** A shop that is killed while it posts, settles, closes and pays: its judge is a life (docs/security.md). */
  money: async ({ seed, rounds, until }) => await killWhile(LIVING, { kills: Math.ceil(rounds / 10), seed, until }),
}

async function strike(
  { programs, folder, seed, customers, workers, settings = {}, tell, ...bounds }: StageOptions,
  strikes: Record<string, Strike>,
  more: Pick<VictimOptions, 'database'>,
): Promise<Report> {
  const victim = await openVictim({ programs, folder, seed, customers, workers, settings, ...more })
  try {
    return { ...(await torture(victim, programs.shoppers, strikes, bounds, tell)) }
  } finally {
    await victim.end()
  }
}
