import { createHash } from 'node:crypto'
import type { StatementLineKind } from '#contract/values/payouts'

/** An entry of a store’s account, as its statement tells it: more is owed to the store, or less. */
export interface StatementLine {
  kind: StatementLineKind
  subject: string
  happenedAt: Date
  amountPoisha: number
  /** What of it is VAT on a commission. */
  vatPoisha: number
  accountId: number
  version: number
}

export interface Statement {
  vendorId: number
  number: number
  /** Days in Dhaka, both included. */
  firstDay: string
  lastDay: string
  /** What the shop owes the store; below zero, what the store owes the shop. */
  openingPoisha: number
  closingPoisha: number
  /** What waits for its cash. */
  waitingPoisha: number
}

/** Its canonical text: what is hashed, a line for each of its own, in their order. */
function canonical(statement: Statement, lines: StatementLine[]): string {
  const { vendorId, number, firstDay, lastDay, openingPoisha, closingPoisha, waitingPoisha } = statement
  return [
    `statement 1 ${vendorId} ${number} ${firstDay} ${lastDay}`,
    `opening ${openingPoisha}`,
    ...lines.map(
      ({ kind, subject, happenedAt, amountPoisha, vatPoisha, accountId, version }) =>
        `${accountId}/${version} ${happenedAt.toISOString()} ${kind} ${subject} ${amountPoisha} ${vatPoisha}`,
    ),
    `closing ${closingPoisha}`,
    `waiting ${waitingPoisha}`,
    '',
  ].join('\n')
}

/** Of what it says: made again from the same entries it is the same. */
export function sha256Of(statement: Statement, lines: StatementLine[]): string {
  return createHash('sha256').update(canonical(statement, lines)).digest('hex')
}
