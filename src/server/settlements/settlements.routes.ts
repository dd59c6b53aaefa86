import * as calls from '#contract/settlements'
import * as debts from '#contract/settlements/courier-debts'
import * as rowCalls from '#contract/settlements/settlement-rows'
import type { Serve } from '../platform/http/calls.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { checkFile } from './check-file.ts'
import { decideDifference } from './decide-difference.ts'
import { decideRow } from './decide-row.ts'
import { disputesSheet } from './disputes-sheet.ts'
import { listFiles, listRows, listUnpaid, readStanding } from './list-settlements.ts'
import { loadSheet } from './load-sheet.ts'
import { READ_PAYMENTS } from './settlements.jobs.ts'
import { askTakeBack } from './take-back-file.ts'

export function settlementsRoutes(serve: Serve): void {
  serve(calls.checkSettlement, ({ db, body, visitor }) => checkFile(db, body, visitor.hungUp()))
  serve(calls.loadSettlement, ({ db, actor, body, visitor }) => loadSheet(db, actor, body, visitor.hungUp()))
  serve(calls.listSettlements, ({ db, query }) => listFiles(db, query))
  serve(rowCalls.listSettlementRows, ({ db, query }) => listRows(db, query))
  serve(rowCalls.decideSettlementRow, ({ db, actor, params, body }) => decideRow(db, actor, params.id, body))
  serve(calls.decideSettlementDifference, ({ db, actor, params, body }) => decideDifference(db, actor, params.id, body))
  serve(calls.takeSettlementBack, ({ db, actor, params, body }) => askTakeBack(db, actor, params.id, body.reason))
  serve(debts.listUnpaid, ({ db, query }) => listUnpaid(db, query.company))
  serve(debts.downloadDisputes, ({ db, actor, params }) => disputesSheet(db, actor, params.company))
  serve(debts.readSettlementStanding, ({ db }) => readStanding(db))
  serve(calls.askForPayments, async ({ db }) => {
    await addJob(db, READ_PAYMENTS, {}, { key: READ_PAYMENTS.name })
    return { asked: true }
  })
}
