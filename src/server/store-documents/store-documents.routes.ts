import * as calls from '#contract/store-documents'
import type { Serve } from '../platform/http/calls.ts'
import { approveAccount, listAccounts, refuseAccount } from './decide-account.ts'
import { approveDocument, listDocuments, refuseDocument } from './decide-document.ts'
import { handInAccount, withdrawAccount } from './hand-in-account.ts'
import { handInDocument } from './hand-in-document.ts'
import { readOwnDocuments } from './own-documents.ts'

export function storeDocumentsRoutes(serve: Serve): void {
  serve(calls.readOwnDocuments, ({ db, actor }) => readOwnDocuments(db, actor.vendor.id))
  serve(calls.handInDocument, ({ db, actor, body }) => handInDocument(db, actor, body))
  serve(calls.listDocuments, ({ db, query }) => listDocuments(db, query))
  serve(calls.approveDocument, ({ db, actor, params }) => approveDocument(db, actor, params.id))
  serve(calls.refuseDocument, ({ db, actor, params, body }) => refuseDocument(db, actor, params.id, body.reason))
  serve(calls.handInAccount, ({ db, actor, body }) => handInAccount(db, actor, body))
  serve(calls.withdrawAccount, ({ db, actor, params }) => withdrawAccount(db, actor, params.id))
  serve(calls.listAccounts, ({ db, query }) => listAccounts(db, query))
  serve(calls.approveAccount, ({ db, actor, params }) => approveAccount(db, actor, params.id))
  serve(calls.refuseAccount, ({ db, actor, params, body }) => refuseAccount(db, actor, params.id, body.reason))
}
