import * as calls from '#contract/payouts'
import { myBalance } from '#contract/payouts/balance'
import { formerStatementFile, listFormerStores } from '#contract/payouts/former-stores'
import * as files from '#contract/payouts/payout-files'
import * as statements from '#contract/payouts/statements'
import * as terms from '#contract/payouts/store-terms'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { readBalance } from './balance.ts'
import { liftPause, recordPayment } from './change-debt.ts'
import { approvePayout, failPayout, payPayout, preparePayout } from './change-payouts.ts'
import { changePeriod } from './change-period.ts'
import * as former from './former-stores.ts'
import { listLatePayouts } from './list-late-payouts.ts'
import { listPayoutFiles, makePayoutFile, readPayoutFile } from './payout-files.ts'
import { listBalances, listPayouts } from './read-payouts.ts'
import { listStatementLines, listStatements, readStatement } from './read-statements.ts'
import { readKeptTerms, readTerms } from './read-terms.ts'
import { statementFile } from './statement-file.ts'
import { takePaymentBack } from './take-payment-back.ts'

/** `shop`: former owners read what is no store of theirs any more. */
export function payoutsRoutes(serve: Serve, shop: Db): void {
  serve(myBalance, ({ db, actor }) => readBalance(db, actor.vendor.id))
  serve(statements.listStatements, ({ db, actor, query }) => listStatements(db, actor, query))
  serve(statements.readStatement, ({ db, actor, params }) => readStatement(db, actor, params.id))
  serve(statements.listStatementLines, ({ db, actor, params, query }) =>
    listStatementLines(db, actor, params.id, query),
  )
  serve(statements.statementFile, ({ db, actor, params }) => statementFile(db, actor, params.id))
  serve(listFormerStores, ({ actor }) => former.listFormerStores(shop, actor))
  serve(formerStatementFile, ({ actor, params }) => former.formerStatementFile(shop, actor, params.id))
  serve(calls.listPayouts, ({ db, actor, query }) => listPayouts(db, actor, query))
  serve(calls.listBalances, ({ db, query }) => listBalances(db, query))
  serve(calls.listLatePayouts, ({ db }) => listLatePayouts(db))
  serve(calls.preparePayout, ({ db, actor, body }) => preparePayout(db, actor, body.statementId))
  serve(calls.approvePayout, ({ db, actor, params }) => approvePayout(db, actor, params.id))
  serve(calls.payPayout, ({ db, actor, params, body }) => payPayout(db, actor, params.id, body))
  serve(calls.failPayout, ({ db, actor, params, body }) => failPayout(db, actor, params.id, body.reason))
  serve(files.makePayoutFile, ({ db, actor, body }) => makePayoutFile(db, actor, body.way))
  serve(files.listPayoutFiles, ({ db, query }) => listPayoutFiles(db, query))
  serve(files.readPayoutFile, ({ db, actor, params }) => readPayoutFile(db, actor, params.id))
  serve(terms.ownTerms, ({ db, actor }) => readTerms(db, actor.vendor.id))
  serve(terms.readTerms, ({ db, params, query }) => readKeptTerms(db, params.id, query))
  serve(terms.changePeriod, ({ db, actor, params, body }) => changePeriod(db, actor, params.id, body.period))
  serve(terms.recordPayment, ({ db, actor, params, body }) => recordPayment(db, actor, params.id, body))
  serve(terms.takePaymentBack, ({ db, actor, params, body }) => takePaymentBack(db, actor, params.id, body.reason))
  serve(terms.liftPause, ({ db, actor, params, body }) => liftPause(db, actor, params.id, body.until))
}
