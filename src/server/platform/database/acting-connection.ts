import type { CompiledQuery, QueryResult, TransactionSettings } from 'kysely'
import type pg from 'pg'
import { isWrongAssumption } from '../postgres/database-trouble.ts'
import { type Answer, Batch, type Statement } from './batch.ts'
import {
  BROKEN,
  beginBy,
  NOT_COMMITTED,
  type Opened,
  type PipelinedConnection,
  resultOf,
  sendRollback,
  streamQuery,
} from './pipelined-connection.ts'
import { nameToPrepare, noteHeld } from './prepared.queries.ts'
import { noteTrip } from './trips.ts'

/** What is asked in one turn, and goes as one batch at its end. */
interface Trip {
  asked: Statement[]
  answers: Promise<Answer[]>
  isGivenUp: boolean
}

type Stage = 'outside' | 'begins' | 'inside' | 'ended'

const COMMIT: Statement = { name: 'haat_commit', sql: 'commit', parameters: [] }

/**
 * Under row security: every question is in a transaction that begins with `actingAs`. What is asked in one turn is one trip,
 * with the transaction’s beginning where it is the first, and its end where that is known: a cart is read with
 * `[acting as 7] [its lines] Sync`, an order is placed with `[begin] [acting as 7] [lock] [offers] Sync` and, once the
 * rules have seen those, `[take stock] [insert] [commit] Sync`. A transaction of one trip needs no `begin` and no `commit`.
 */
export class ActingConnection implements PipelinedConnection {
  readonly client: pg.PoolClient
  isBroken = false
  readonly streamQuery = streamQuery
  readonly #note: Opened['note']
  readonly #patience: Statement | undefined
  readonly #first: Statement[]
  #stage: Stage = 'outside'
  #begin = ''
  #endsWithNext = false
  #trip: Trip | undefined
  #end: Promise<Answer[]> | undefined
  #failure: unknown

  constructor({ client, note, patience }: Opened, first: Statement[]) {
    this.client = client
    this.#note = note
    this.#patience = patience
    this.#first = [...(patience ? [patience] : []), ...first]
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isBroken) throw new Error(BROKEN)
    if (this.#stage === 'ended') throw new Error('The transaction has ended with what was asked last.')
    const trip = this.#trip ?? this.#depart()
    const at = trip.asked.push(this.#statementOf(query)) - 1
    const answer = (await trip.answers)[at]
    if (!answer) throw new Error(`There is no answer to ${query.sql}`)
    return resultOf<Row>(answer)
  }

  begin(settings: TransactionSettings): void {
    this.#stage = 'begins'
    this.#begin = beginBy(settings)
    this.#endsWithNext = false
    this.#end = undefined
    this.#failure = undefined
  }

  endWithNext(): void {
    this.#endsWithNext = true
  }

  async commit(): Promise<void> {
    this.#endsWithNext = true
    // Nothing was asked: there is nothing to end.
    const isUnder = this.#stage === 'inside' || this.#trip !== undefined
    await (this.#end ?? (isUnder ? (this.#trip ?? this.#depart()).answers : undefined))
    this.#stage = 'outside'
    this.#endsWithNext = false
  }

  async rollback(): Promise<void> {
    if (this.#trip) this.#trip.isGivenUp = true
    const mayBeOpen = this.#stage === 'inside' || this.#stage === 'ended'
    this.#stage = 'outside'
    this.#endsWithNext = false
    if (mayBeOpen) await sendRollback(this)
  }

  #depart(): Trip {
    const trip: Trip = { asked: [], isGivenUp: false, answers: endOfTurn().then(() => this.#send(trip)) }
    // Whoever asked is told; a commit or an end that nobody asked for may fail with them.
    trip.answers.catch(() => undefined)
    this.#trip = trip
    return trip
  }

  async #send(trip: Trip): Promise<Answer[]> {
    this.#trip = undefined
    if (trip.isGivenUp) throw new Error('The transaction was given up.')
    const ends = this.#endsWithNext
    const isByItself = this.#stage === 'outside' || (this.#stage === 'begins' && ends && this.#begin === 'begin')
    const before = this.#stage === 'inside' ? [] : isByItself ? this.#first : [this.#beginning(), ...this.#first]
    const after = ends && !isByItself ? [COMMIT] : []
    if (this.#stage !== 'outside') this.#stage = ends ? 'ended' : 'inside'
    if (ends) this.#end = trip.answers
    const answers = await this.#sendBatch([...before, ...trip.asked, ...after], before.length)
    // Committing an aborted transaction answers `ROLLBACK`, without an error.
    if (after.length > 0 && answers.at(-1)?.command !== 'COMMIT') throw new Error(NOT_COMMITTED)
    return answers.slice(before.length)
  }

  async #sendBatch(statements: Statement[], before: number): Promise<Answer[]> {
    try {
      const answered = new Promise<Answer[]>((resolve, reject) => {
        const asked = this.#patience ? statements.map((statement) => ({ ...statement, name: '' })) : statements
        const batch = new Batch(asked, (error) => {
          // Without row security nothing may be asked.
          if (error && batch.answers.length < before && !isWrongAssumption(error)) this.isBroken = true
          if (error) reject(error)
          else resolve(batch.answers)
        })
        this.client.query(batch)
      })
      noteTrip(statements, answered)
      return await answered.catch(this.#note)
    } catch (error) {
      this.#failure ??= error
      throw this.#failure
    }
  }

  #beginning(): Statement {
    return { name: `haat_${this.#begin.replaceAll(' ', '_')}`, sql: this.#begin, parameters: [] }
  }

  /** Names of its own, as a plan that is made for one role is of no use to another. */
  #statementOf({ sql, parameters }: CompiledQuery): Statement {
    const known = this.#patience ? undefined : nameToPrepare(sql, this.#stage !== 'outside')
    const name = known === undefined ? '' : `acting_${known}`
    if (known !== undefined) noteHeld(this.client, name)
    return { name, sql, parameters }
  }
}

/** After everything that is asked without waiting for an answer. */
function endOfTurn(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve))
}
