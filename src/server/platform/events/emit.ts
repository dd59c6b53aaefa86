import type { Expression } from 'kysely'
import type { EventName, EventPayload } from '#contract/events'
import type { Db } from '../database/db.ts'
import { insertEvent } from './outbox.queries.ts'

/** A value that is known, or one that only the database knows yet, such as the id of a row that is on its way. */
type Told<Payload> = { [Field in keyof Payload]: Payload[Field] | Expression<Payload[Field]> }

/** Transactional outbox (decision 029): one row, without a lock or a notification, so that hot paths may emit. */
export async function emit<Name extends EventName>(
  tx: Db,
  name: Name,
  payload: Told<EventPayload<Name>>,
): Promise<void> {
  await insertEvent(tx, name, payload)
}
