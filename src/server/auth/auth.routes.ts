import { login, me, register } from '#contract/auth'
import type { Serve } from '../platform/calls.ts'
import { logIn } from './login.ts'
import { ownAccount } from './own-account.ts'
import { registerCustomer } from './register.ts'
import type { Tokens } from './tokens.ts'

export function authRoutes(serve: Serve, tokens: Tokens): void {
  serve(login, ({ db, body, address }) => logIn(db, tokens, { ...body, address }))
  serve(register, ({ db, body, address }) => registerCustomer(db, tokens, { ...body, address }))
  serve(me, ({ db, actor }) => ownAccount(db, actor))
}
