import { asActor, type Db } from '../platform/database/db.ts'
import { activeActor } from '../users/users.queries.ts'
import type { TestShop } from './shop.ts'

/** The database as this account’s calls are given it, for questions that no call would ask. */
export async function behind({ db }: TestShop, accountId: number): Promise<Db> {
  const actor = await activeActor(db, { userId: accountId, epoch: 0, session: null })
  if (!actor) throw new Error(`There is no active account ${accountId}.`)
  return asActor(db, actor)
}
