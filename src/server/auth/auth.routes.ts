import * as calls from '#contract/auth'
import { loginTotp } from '#contract/totp'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import type { SecondStep } from '../totp/second-step.ts'
import { changePassword } from './change-password.ts'
import type { Devices } from './devices.ts'
import { endOtherSessions, endSessions } from './end-sessions.ts'
import { endSession, listSessions } from './list-sessions.ts'
import { logIn } from './login.ts'
import { logInBySecondStep } from './login-totp.ts'
import { ownAccount } from './own-account.ts'
import { proveSession } from './prove-session.ts'
import { registerCustomer } from './register.ts'
import type { SignIn } from './sign-in.ts'
import type { Challenges } from './totp-challenge.ts'

interface Entry {
  devices: Devices
  signIn: SignIn
  challenges: Challenges
  secondStep: SecondStep
}

/** `shop`: unbound by row security, which hides passwords, epochs and guesses from their own account too. */
export function authRoutes(serve: Serve, shop: Db, entry: Entry): void {
  serve(calls.login, ({ db, body, visitor }) => logIn(db, entry, body, visitor))
  serve(loginTotp, ({ db, body, visitor }) => logInBySecondStep(db, entry, body, visitor))
  serve(calls.register, ({ db, body, visitor }) => registerCustomer(db, entry.signIn, body, visitor))
  serve(calls.me, ({ db, actor }) => ownAccount(db, shop, actor))
  serve(calls.changePassword, ({ actor, body, visitor }) => changePassword(shop, entry, actor, body, visitor))
  serve(calls.proveSession, ({ actor, body, visitor }) => proveSession(shop, entry, actor, body, visitor))
  serve(calls.endSessions, ({ actor }) => endSessions(shop, actor))
  serve(calls.endOtherSessions, ({ actor, visitor }) => endOtherSessions(shop, entry.signIn, actor, visitor))
  serve(calls.listSessions, ({ actor }) => listSessions(shop, actor))
  serve(calls.endSession, ({ db, actor, params }) => endSession(db, actor, params.id))
}
