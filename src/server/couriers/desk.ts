import type { KeptSettings } from '#contract/settings'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import type { AskTimeouts } from '../platform/outbound/ask.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { type AccountRecord, accountsOn } from './accounts.queries.ts'
import { addressOf } from './all-couriers.ts'
import { areasOf, type Listing } from './areas.queries.ts'
import { type KeptPrices, keptPrices } from './asked-price.ts'
import { createAreas } from './match-area.ts'
import type { CourierAccess } from './open-account.ts'

/** What calls about couriers need, beside the way to the companies. */
export interface Desk extends CourierAccess {
  readSettings: ReadSettings
  areasOf: (db: Db, of: Listing) => Promise<Areas>
  prices: KeptPrices
}

type Areas = ReturnType<typeof createAreas>

export function createDesk(access: CourierAccess, readSettings: ReadSettings): Desk {
  return { timeouts: WHILE_SOMEBODY_WAITS, ...access, readSettings, areasOf: keptAreas(), prices: keptPrices() }
}

/** A look at a parcel stands without the company’s price, too. */
const WHILE_SOMEBODY_WAITS: AskTimeouts = { connecting: 2_000, whole: 5_000 }

/**
 * Accounts that a store’s parcels may be booked with: the shop’s, and its own while the shop allows stores some. Not those of companies
 * that are pretended no more: parcels would wait for ever.
 */
async function bookableAccounts(
  db: Db,
  { pretend }: CourierAccess,
  { storeCouriers }: Pick<KeptSettings, 'storeCouriers'>,
  vendorId: number | undefined,
): Promise<AccountRecord[]> {
  const accounts = await accountsOn(db, storeCouriers === 'own' ? vendorId : undefined)
  return accounts.filter(({ company, environment }) => addressOf(company, environment, pretend) !== undefined)
}

/** Those that the actor may book with; an admin those of the shop. */
export async function accountsOf(db: Db, { role, vendor }: Actor, desk: Desk): Promise<AccountRecord[]> {
  return await bookableAccounts(db, desk, await desk.readSettings(), role === 'Admin' ? undefined : vendor?.id)
}

/** Refuses `courier_not_found`. */
export async function bookableAccount(
  db: Db,
  access: CourierAccess,
  settings: Pick<KeptSettings, 'storeCouriers'>,
  { vendorId, accountId }: { vendorId: number; accountId: number },
): Promise<AccountRecord> {
  const account = (await bookableAccounts(db, access, settings, vendorId)).find(({ id }) => id === accountId)
  if (!account) throw new Refusal('courier_not_found')
  return account
}

const KEPT_MS = 60_000

/** A company has ten thousand of them, which change by night. An empty list is asked for again: it is on its way. */
function keptAreas(): Desk['areasOf'] {
  const kept = new Map<string, { areas: Areas; until: number }>()
  return async (db, of) => {
    const key = `${of.company} ${of.environment}`
    const known = kept.get(key)
    if (known && known.until > Date.now()) return known.areas
    const records = await areasOf(db, of)
    const areas = createAreas(records)
    if (records.length > 0) kept.set(key, { areas, until: Date.now() + KEPT_MS })
    return areas
  }
}
