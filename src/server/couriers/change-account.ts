import type { CourierAccount, CourierAccounts, SavedAccount } from '#contract/couriers'
import {
  ACCOUNT_KEYS,
  type AccountKey,
  COMPANIES,
  COMPANY_NAMES,
  type Company,
  type Environment,
} from '#contract/values/couriers'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { type AccountRecord, accountsOf, insertAccount, type Owner, writeAccount } from './accounts.queries.ts'
import { environmentsOf, type PretendUrls } from './all-couriers.ts'
import type { Desk } from './desk.ts'
import { refreshAreasBy } from './refresh-areas.ts'

export interface Edit {
  environment: Environment
  isOn: boolean
  keys?: Partial<Record<AccountKey, string>> | undefined
  renewsSecret?: boolean | undefined
}

const CHANGES: RateLimit = {
  kind: 'courier_account_changes',
  most: 60,
  windowSeconds: 60 * 60,
  refusal: m.couriers_account_changes_limit,
}

/** Of every company one, set up or not. A store has some where the shop allows it. */
export async function listAccounts(db: Db, actor: Actor, { readSettings, pretend }: Desk): Promise<CourierAccounts> {
  const owner = ownerOf(actor)
  if (!(await mayHave(owner, readSettings))) return { mayHave: false, accounts: [] }
  const known = await accountsOf(db, owner)
  return {
    mayHave: true,
    accounts: COMPANIES.map((company) =>
      shownOf(
        company,
        known.find((each) => each.company === company),
        pretend,
      ),
    ),
  }
}

/**
 * Sets up or changes an own account. Refuses `not_allowed` where the shop allows stores none, keys that are missing, an environment that
 * the company has not, `too_many_attempts`.
 */
export async function saveAccount(
  db: Db,
  actor: Actor,
  company: Company,
  edit: Edit,
  { secrets, pretend, readSettings }: Desk,
): Promise<SavedAccount> {
  const owner = ownerOf(actor)
  if (!(await mayHave(owner, readSettings))) throw new Refusal('not_allowed')
  await spend(db, CHANGES, `account:${actor.id}`)
  return await transact(db, async (tx) => {
    const before = (await accountsOf(tx, owner)).find((each) => each.company === company)
    refuseWrong(company, edit, before === undefined, pretend)
    const { environment, isOn, keys, renewsSecret = false } = edit
    const pushSecret = before === undefined || renewsSecret ? secrets.newWebhookSecret() : null
    const sealedKeys = keys && secrets.sealKeys(keys)
    const pushDigest = pushSecret === null ? undefined : secrets.digestOf(pushSecret)
    const id =
      before?.id ?? (await insertAccount(tx, company, owner, { environment, isOn, ...made(sealedKeys, pushDigest) }))
    if (before) await writeAccount(tx, id, { environment, isOn, sealedKeys, pushDigest })
    const after = (await accountsOf(tx, owner)).find((each) => each.id === id)
    await record(tx, actor, {
      action: before ? 'update' : 'create',
      subject: 'courier',
      subjectId: id,
      subjectName: COMPANY_NAMES[company],
      before: before ? audited(before) : null,
      // That there are other keys, never which.
      after: {
        ...(after && audited(after)),
        ...(keys && { courierKeys: true }),
        ...(pushSecret && { pushSecret: true }),
      },
    })
    await refreshAreasBy(tx, id)
    await emit(tx, 'courier.account_saved', { courierAccountId: id, vendorId: owner })
    return { account: shownOf(company, after, pretend), pushSecret }
  })
}

function made(sealedKeys: Buffer | undefined, pushDigest: Buffer | undefined) {
  if (!sealedKeys || !pushDigest) throw new Error('A new account has keys and a secret.')
  return { sealedKeys, pushDigest }
}

function ownerOf({ role, vendor }: Actor): Owner {
  if (role === 'Admin') return null
  if (!vendor) throw new Refusal('not_allowed')
  return vendor.id
}

async function mayHave(owner: Owner, readSettings: ReadSettings): Promise<boolean> {
  return owner === null || (await readSettings()).storeCouriers === 'own'
}

function refuseWrong(company: Company, { environment, keys }: Edit, isNew: boolean, pretend: PretendUrls): void {
  const wanted: readonly AccountKey[] = ACCOUNT_KEYS[company]
  const missing = keys || isNew ? wanted.filter((key) => !keys?.[key]) : []
  const fields: Record<string, string> = Object.fromEntries(
    missing.map((key) => [`keys.${key}`, m.ui_please_fill_in()]),
  )
  if (!environmentsOf(company, pretend).includes(environment)) fields['environment'] = m.couriers_no_such_environment()
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
}

function shownOf(company: Company, account: AccountRecord | undefined, pretend: PretendUrls): CourierAccount {
  const environments = environmentsOf(company, pretend)
  return {
    company,
    id: account?.id ?? null,
    environment: account?.environment ?? 'live',
    environments,
    isOn: account?.isOn ?? false,
    problem: account?.problem ?? '',
    changedAt: account?.changedAt.toISOString() ?? null,
    pushPath: `/api/couriers/${company}/push`,
  }
}

function audited({ environment, isOn }: AccountRecord) {
  return { environment, isActive: isOn }
}
