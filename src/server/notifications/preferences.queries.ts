import type { Channel } from '#contract/messaging'
import type { Db } from '../platform/database/db.ts'

export interface Preference {
  kind: string
  way: Channel
  isOn: boolean
}

/** What accounts prefer for these kinds, where they ever said so. */
export async function preferencesOf(
  db: Db,
  accountIds: number[],
  kinds: string[],
): Promise<(Preference & { accountId: number })[]> {
  if (accountIds.length === 0) return []
  return await db
    .selectFrom('message_preferences')
    .select(['account_id as accountId', 'kind', 'way', 'is_on as isOn'])
    .where('account_id', 'in', accountIds)
    .where('kind', 'in', kinds)
    .execute()
}

export async function writePreferences(tx: Db, accountId: number, preferences: Preference[]): Promise<void> {
  if (preferences.length === 0) return
  await tx
    .insertInto('message_preferences')
    .values(preferences.map(({ kind, way, isOn }) => ({ account_id: accountId, kind, way, is_on: isOn })))
    .onConflict((said) =>
      said.columns(['account_id', 'kind', 'way']).doUpdateSet((of) => ({ is_on: of.ref('excluded.is_on') })),
    )
    .execute()
}

export async function deletePreferencesOf(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('message_preferences').where('account_id', '=', accountId).execute()
}
