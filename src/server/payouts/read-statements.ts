import type { Page } from '#contract/machinery/fields'
import type { Statement, StatementLine } from '#contract/payouts/statements'
import { takaOf } from '#contract/values/money'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { onlyStoreOf } from '../selling/whose-products.ts'
import { linesPage, type StatementRecord, statementOf, statementsPage } from './statements.queries.ts'

/** Newest first. Refuses a malformed cursor. */
export async function listStatements(
  db: Db,
  actor: Actor,
  { vendorId, limit, cursor }: { vendorId?: number | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<Statement>> {
  const whose = onlyStoreOf(actor) ?? vendorId
  const found = await statementsPage(db, whose, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, shownOf, ({ id }) => String(id))
}

/** Refuses `statement_not_found`, also for another’s. */
export async function readStatement(db: Db, actor: Actor, id: number): Promise<Statement> {
  return shownOf(await foundStatement(db, actor, id))
}

/** In their order. Refuses `statement_not_found`, also for another’s, and a malformed cursor. */
export async function listStatementLines(
  db: Db,
  actor: Actor,
  id: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<StatementLine>> {
  await foundStatement(db, actor, id)
  const found = await linesPage(db, id, { after: idBefore(cursor) ?? 0, limit: limit + 1 })
  return pageFrom(found, limit, lineOf, ({ position }) => String(position))
}

export async function foundStatement(db: Db, actor: Actor, id: number): Promise<StatementRecord> {
  const statement = await statementOf(db, onlyStoreOf(actor), id)
  if (!statement) throw new Refusal('statement_not_found')
  return statement
}

function shownOf({ openingPoisha, closingPoisha, waitingPoisha, closedAt, ...others }: StatementRecord): Statement {
  const balances = { opening: takaOf(openingPoisha), closing: takaOf(closingPoisha), waiting: takaOf(waitingPoisha) }
  return { ...others, ...balances, closedAt: new Date(closedAt).toISOString() }
}

type LineRecord = Awaited<ReturnType<typeof linesPage>>['rows'][number]

function lineOf({ amountPoisha, vatPoisha, commissionPoisha, happenedAt, ...others }: LineRecord): StatementLine {
  return {
    ...others,
    amount: takaOf(amountPoisha),
    vat: takaOf(vatPoisha),
    commission: takaOf(commissionPoisha),
    happenedAt: new Date(happenedAt).toISOString(),
  }
}
