import { sql } from 'kysely'

/** Whether its account is one of the admins by now: what was told to it as an admin is for admins alone. */
export const isOfAdmin = sql<boolean>`exists (
  select from users where users.id = messages.account_id and role = 'Admin' and is_active and deleted_at is null
)`

/**
 * Whether its account is still whom it was written for: asked again whenever it is shown or counted, as an admin may be demoted and a store
 * change hands long after. Of a store that was closed its owner reads on: what is owed to them, and what comes back.
 */
export const isStillAllowed = sql<boolean>`(
  (recipient not like 'admin:%' or ${isOfAdmin})
  and (recipient not like 'store:%' or exists (
    select from vendors
    where vendors.owner_id = messages.account_id and recipient = 'store:' || vendors.id
  ))
)`
