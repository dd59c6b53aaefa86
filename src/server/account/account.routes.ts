import { deleteOwnAccount, readOwnData } from '#contract/account/own-data'
import { changeName as callOfName } from '#contract/auth'
import * as totp from '#contract/totp'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import type { ReadSettings } from '../settings/read-settings.ts'
import { accountsWithTotp } from '../totp/totp.queries.ts'
import { changeName } from './change-name.ts'
import { type Deleting, deleteAccount } from './delete-account.ts'
import { ownData } from './own-data.ts'
import {
  beginTotp,
  confirmTotp,
  readTotp,
  removeTotp,
  removeTotpOf,
  renewRecoveryCodes,
  type TwoStep,
} from './two-step.ts'

/** `shop`: unbound by row security, which hides secrets from their own account too. */
export function accountRoutes(
  serve: Serve,
  shop: Db,
  lent: TwoStep & { readSettings: ReadSettings; deleting: Deleting },
): void {
  serve(totp.readTotp, ({ actor }) => readTotp(shop, lent.readSettings, actor))
  serve(totp.beginTotp, ({ actor, body, visitor }) => beginTotp(shop, lent, actor, body, visitor))
  serve(totp.confirmTotp, ({ actor, body }) => confirmTotp(shop, lent, actor, body))
  serve(totp.renewRecoveryCodes, ({ actor, body, visitor }) => renewRecoveryCodes(shop, lent, actor, body, visitor))
  serve(totp.removeTotp, ({ actor, body, visitor }) => removeTotp(shop, lent, actor, body, visitor))
  serve(totp.listTwoStep, async ({ query }) => ({
    ids: await accountsWithTotp(shop, query.ids.split(',').map(Number)),
  }))
  serve(totp.removeTotpOf, ({ actor, params }) => removeTotpOf(shop, actor, params.id))
  serve(callOfName, ({ actor, body }) => changeName(shop, actor, body))
  serve(readOwnData, ({ db, actor }) => ownData(db, actor))
  serve(deleteOwnAccount, ({ actor, body, visitor }) => deleteAccount(shop, lent.deleting, actor, body, visitor))
}
