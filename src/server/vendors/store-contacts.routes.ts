import * as calls from '#contract/vendors/store-contacts'
import type { Secrets } from '../codes/one-time-secrets.ts'
import { sendInTurn } from '../codes/sending-limits.ts'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { confirmStoreContact, readContacts, sendStoreCode } from './prove-contact.ts'

/** `shop`: unbound by row security, which hides secrets, and what a store has proven is not for stores to write. */
export function storeContactsRoutes(serve: Serve, shop: Db, secrets: Secrets): void {
  serve(calls.readStoreContacts, ({ actor }) => readContacts(shop, actor))
  serve(calls.sendStoreCode, ({ actor, body, visitor }) =>
    sendInTurn(visitor.address, () => sendStoreCode(shop, secrets, actor, body.field, visitor)),
  )
  serve(calls.confirmStoreContact, ({ actor, body, visitor }) =>
    confirmStoreContact(shop, secrets, actor, body, visitor),
  )
}
