import * as calls from '#contract/couriers'
import type { Serve } from '../platform/http/calls.ts'
import { listAccounts, saveAccount } from './change-account.ts'
import type { Desk } from './desk.ts'

export function couriersRoutes(serve: Serve, desk: Desk): void {
  serve(calls.listCourierAccounts, ({ db, actor }) => listAccounts(db, actor, desk))
  serve(calls.saveCourierAccount, ({ db, actor, params, body }) => saveAccount(db, actor, params.company, body, desk))
}
