import { LONGEST_STORE_NAME } from '#contract/values/limits'
import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { nameKeyOf } from './name-key.ts'
import { keyHolder, lockNameKey, setNameKey, storesWithoutKey } from './store-names.queries.ts'

const OWN_NAMES = new Set(['Haat', 'হাট'].map(nameKeyOf))

/** Locks the name until the transaction ends. Refuses `store_name_taken` at its field. */
export async function requireFreeName(tx: Db, name: string, vendorId?: number): Promise<void> {
  if (await isFree(tx, name, vendorId)) return
  throw new Refusal('store_name_taken', {
    fields: { storeName: m.refusal_store_name_taken() },
  })
}

/** `rahima`, else `rahima 2` … */
export async function freeNameLike(tx: Db, name: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name.slice(0, LONGEST_STORE_NAME - 8)} ${number}`
    if (await isFree(tx, numbered)) return numbered
  }
}

/** For stores from before: of one name the oldest has it. */
export async function keyStoreNames(db: Db): Promise<void> {
  for (const { id, storeName } of await storesWithoutKey(db))
    await transact(db, async (tx) => {
      const key = nameKeyOf(storeName)
      await setNameKey(tx, id, (await isFree(tx, storeName, id)) ? key : `${key}#${id}`)
    })
}

/** Waits for others with the name. */
async function isFree(tx: Db, name: string, vendorId?: number): Promise<boolean> {
  const key = nameKeyOf(name)
  if (OWN_NAMES.has(key)) return false
  await lockNameKey(tx, key)
  const holder = await keyHolder(tx, key)
  return holder === undefined || holder === vendorId
}
