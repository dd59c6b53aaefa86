import * as calls from '#contract/codes'
import type { Devices } from '../auth/devices.ts'
import type { SignIn } from '../auth/sign-in.ts'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { accountToReset, accountWithPhone } from '../users/phone-accounts.queries.ts'
import { changeContact, confirmContact } from './change-contact.ts'
import { enterByCode } from './enter-by-code.ts'
import { type Secrets, sendCodeTo } from './one-time-secrets.ts'
import { sendProof } from './prove-account.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { sendInTurn } from './sending-limits.ts'
import { undoContact } from './undo-contact.ts'

interface Entry {
  devices: Devices
  signIn: SignIn
  secrets: Secrets
}

/** `shop`: unbound by row security, which hides secrets from their own account too. */
export function codesRoutes(serve: Serve, shop: Db, entry: Entry): void {
  const { secrets } = entry
  serve(calls.sendCode, async ({ body, visitor }) => {
    const device = entry.devices.knownAs(await accountWithPhone(shop, body.phone), visitor)
    const sending = { purpose: 'sign_in' as const, recipient: body.phone, accountId: null, device }
    return await sendInTurn(visitor.address, () => sendCodeTo(shop, secrets, sending, visitor.address))
  })
  serve(calls.enterByCode, ({ body, visitor }) => enterByCode(shop, entry, body, visitor))
  serve(calls.requestReset, async ({ body, visitor }) => {
    const device = entry.devices.knownAs(await accountToReset(shop, body.to), visitor)
    const from = { address: visitor.address, device }
    return await sendInTurn(visitor.address, () => requestReset(shop, secrets, body.to, from))
  })
  serve(calls.resetPassword, ({ body, visitor }) => resetPassword(shop, secrets, body, visitor.address))
  serve(calls.sendProof, ({ actor, visitor }) =>
    sendInTurn(visitor.address, () => sendProof(shop, secrets, actor, visitor.address)),
  )
  serve(calls.changeContact, ({ actor, body, visitor }) =>
    sendInTurn(visitor.address, () => changeContact(shop, entry, actor, body, visitor)),
  )
  serve(calls.confirmContact, ({ actor, body, visitor }) => confirmContact(shop, secrets, actor, body, visitor.address))
  serve(calls.undoContact, ({ body }) => undoContact(shop, secrets, body.code))
}
