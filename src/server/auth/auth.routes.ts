import * as calls from '#contract/auth'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { changePassword } from './change-password.ts'
import type { Devices } from './devices.ts'
import { endSessions } from './end-sessions.ts'
import { logIn } from './login.ts'
import { ownAccount } from './own-account.ts'
import { registerCustomer } from './register.ts'
import type { SignIn } from './sign-in.ts'

/** `shop`: unbound by row security, which hides passwords, epochs and guesses from their own account too. */
export function authRoutes(serve: Serve, shop: Db, entry: { devices: Devices; signIn: SignIn }): void {
  serve(calls.login, ({ db, body, visitor }) => logIn(db, entry, body, visitor))
  serve(calls.register, ({ db, body, visitor }) => registerCustomer(db, entry.signIn, body, visitor))
  serve(calls.me, ({ db, actor }) => ownAccount(db, actor))
  serve(calls.changePassword, ({ actor, body, visitor }) => changePassword(shop, entry, actor, body, visitor))
  serve(calls.endSessions, ({ actor }) => endSessions(shop, actor))
}
