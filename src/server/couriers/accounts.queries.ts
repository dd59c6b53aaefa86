import { sql } from 'kysely'
import type { Company, Environment } from '#contract/values/couriers'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'

/** Whose accounts: a store’s, or the shop’s. */
export type Owner = number | null

export interface AccountRecord {
  id: number
  company: Company
  vendorId: number | null
  environment: Environment
  isOn: boolean
  problem: string
  changedAt: Date
}

const COLUMNS = [
  'id',
  'company',
  'vendor_id as vendorId',
  'environment',
  'is_on as isOn',
  'problem',
  'changed_at as changedAt',
] as const

function accounts(db: Db) {
  return db.selectFrom('courier_accounts').select(COLUMNS)
}

export async function accountsOf(db: Db, owner: Owner): Promise<AccountRecord[]> {
  return await accounts(db)
    .where('vendor_id', owner === null ? 'is' : '=', owner)
    .orderBy('id')
    .execute()
}

/** Those that a store’s parcels may be booked with: its own, and the shop’s. */
export async function accountsOn(db: Db, vendorId: number | undefined): Promise<AccountRecord[]> {
  return await accounts(db)
    .where((of) => of.or([of('vendor_id', 'is', null), of('vendor_id', '=', vendorId ?? 0)]))
    .where('is_on', '=', true)
    .orderBy('vendor_id', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute()
}

/** With its keys; for the shop’s own work alone. */
export async function sealedAccount(db: Db, id: number) {
  return await accounts(db).select('sealed_keys as sealedKeys').where('id', '=', id).executeTakeFirst()
}

/** Of each company, wherever it is, one that is on, and that it knows if there is such a one; for the shop’s own work alone. */
export async function oneAccountEach(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('courier_accounts')
    .distinctOn(['company', 'environment'])
    .select('id')
    .where('is_on', '=', true)
    .orderBy('company')
    .orderBy('environment')
    .orderBy((of) => of('problem', '=', ''), 'desc')
    .orderBy('vendor_id', (order) => order.asc().nullsFirst())
    .execute()
  return rows.map(({ id }) => id)
}

export async function accountOfWebhook(db: Db, company: Company, digest: Buffer): Promise<number | undefined> {
  const [account] = await ofWebhookSecret(db, { company, digest })
  return account?.id
}

const ofWebhookSecret = compiled((db, { company, digest }: { company: Company; digest: Buffer }) =>
  db
    .selectFrom('courier_accounts')
    .select('id')
    .where('company', '=', company)
    .where('push_digest', '=', digest)
    .modifyEnd(prepared),
)

interface Written {
  environment: Environment
  isOn: boolean
  sealedKeys: Buffer | undefined
  pushDigest: Buffer | undefined
}

export async function insertAccount(
  tx: Db,
  company: Company,
  owner: Owner,
  { environment, isOn, sealedKeys, pushDigest }: Required<{ [Field in keyof Written]: NonNullable<Written[Field]> }>,
): Promise<number> {
  const { id } = await tx
    .insertInto('courier_accounts')
    .values({
      company,
      vendor_id: owner,
      environment,
      is_on: isOn,
      sealed_keys: sealedKeys,
      push_digest: pushDigest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writeAccount(tx: Db, id: number, written: Written): Promise<void> {
  const { environment, isOn, sealedKeys, pushDigest } = written
  await tx
    .updateTable('courier_accounts')
    .set({
      environment,
      is_on: isOn,
      problem: '',
      changed_at: sql<Date>`now()`,
      ...(sealedKeys && { sealed_keys: sealedKeys }),
      ...(pushDigest && { push_digest: pushDigest }),
    })
    .where('id', '=', id)
    .execute()
}

/** Why a company does not know it (any more). Whose it is; undefined where that was known. */
export async function noteLocked(
  tx: Db,
  id: number,
  problem: string,
): Promise<{ vendorId: number | null } | undefined> {
  return await tx
    .updateTable('courier_accounts')
    .set({ problem })
    .where('id', '=', id)
    .where('problem', '=', '')
    .returning('vendor_id as vendorId')
    .executeTakeFirst()
}

/** The company knows it. Whether it did not before. */
export async function noteKnown(tx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('courier_accounts')
    .set({ problem: '' })
    .where('id', '=', id)
    .where('problem', '<>', '')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
