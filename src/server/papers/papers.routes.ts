import * as calls from '#contract/papers'
import type { Serve } from '../platform/http/calls.ts'
import { approveAccount, listAccounts, refuseAccount } from './decide-account.ts'
import { approvePaper, listPapers, refusePaper } from './decide-paper.ts'
import { handInAccount, withdrawAccount } from './hand-in-account.ts'
import { handInPaper } from './hand-in-paper.ts'
import { readOwnPapers } from './own-papers.ts'

export function papersRoutes(serve: Serve): void {
  serve(calls.readOwnPapers, ({ db, actor }) => readOwnPapers(db, actor.vendor.id))
  serve(calls.handInPaper, ({ db, actor, body }) => handInPaper(db, actor, body))
  serve(calls.listPapers, ({ db, query }) => listPapers(db, query))
  serve(calls.approvePaper, ({ db, actor, params }) => approvePaper(db, actor, params.id))
  serve(calls.refusePaper, ({ db, actor, params, body }) => refusePaper(db, actor, params.id, body.reason))
  serve(calls.handInAccount, ({ db, actor, body }) => handInAccount(db, actor, body))
  serve(calls.withdrawAccount, ({ db, actor, params }) => withdrawAccount(db, actor, params.id))
  serve(calls.listAccounts, ({ db, query }) => listAccounts(db, query))
  serve(calls.approveAccount, ({ db, actor, params }) => approveAccount(db, actor, params.id))
  serve(calls.refuseAccount, ({ db, actor, params, body }) => refuseAccount(db, actor, params.id, body.reason))
}
