import * as calls from '#contract/account/consents'
import { type Db, transact } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { agreeToTerms } from '../users/agree.ts'
import { changeMarketing, listConsents } from './consents.ts'

/** `shop`: unbound by row security, which lets nobody write their own consents. */
export function consentsRoutes(serve: Serve, shop: Db): void {
  serve(calls.listConsents, ({ db, actor }) => listConsents(db, actor))
  serve(calls.agreeToTerms, async ({ actor }) => {
    await transact(shop, (tx) => agreeToTerms(tx, actor.id, 'checkout'))
    return {}
  })
  serve(calls.changeMarketing, ({ actor, body }) => changeMarketing(shop, actor, body))
}
