import type { EventPayload } from '#contract/events'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'

/** Who can do what in the shop is for all its admins to know (docs/decisions/085). */
export async function noteAdminChange(
  tx: Db,
  { id }: Actor,
  accountId: number,
  change: EventPayload<'admin.changed'>['change'],
): Promise<void> {
  await emit(tx, 'admin.changed', { accountId, by: id, change })
}
