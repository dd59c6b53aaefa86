import { Counter, Histogram, type Registry } from 'prom-client'
import { watchTrips } from '../database/trips.ts'
import { errorCode } from '../process/error-code.ts'
import { cacheCounts } from '../signals/cache-counts.ts'
import { type Listener, listenToSignals, statusClass } from '../signals/signals.ts'

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const TRIP_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 600]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** As PostgreSQL says it of a statement that took too long, or was cancelled. */
const STATEMENT_TIMEOUT = '57014'

/** Counts what happens in this process (`signals.ts`). Answers how to end it. */
export function countCalls(registry: Registry): () => void {
  const ends = [countTrips(registry), listenToSignals({ ...requestsIn(registry), ...workIn(registry) })]
  countCaches(registry)
  return () => {
    for (const end of ends) end()
  }
}

function requestsIn(registry: Registry): Listener {
  const requests = new Histogram({
    name: 'haat_request_seconds',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    help: 'Calls, files and pages that were made, by the pattern of the route; what is sent from memory is in haat_cache_total.',
    registers: [registry],
  })
  const refused = counterIn(registry, 'haat_refusals_total', 'Answers in the form of errors, by code.', 'route', 'code')
  const placed = counterIn(
    registry,
    'haat_orders_placed_total',
    'Orders placed; one that is asked for again counts once.',
  )
  const spent = counterIn(registry, 'haat_rate_limited_total', 'What a rate limit left out, by its kind.', 'kind')
  return {
    answered: ({ route, method, status, seconds }) =>
      requests.observe({ route, method: METHODS.has(method) ? method : 'other', status: statusClass(status) }, seconds),
    refused: (labels) => refused.inc(labels),
    orderPlaced: () => placed.inc(),
    limitSpent: (labels) => spent.inc(labels),
  }
}

function workIn(registry: Registry): Listener {
  const jobs = new Histogram({
    name: 'haat_job_seconds',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    help: 'Runs of jobs, by kind.',
    registers: [registry],
  })
  const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    counterIn(registry, name, help, ...labels)
  const messages = counter('haat_messages_total', 'What became of messages, by way and state.', 'way', 'state')
  const couriers = counter('haat_courier_calls_total', 'Calls to couriers, by company.', 'company', 'outcome')
  const storage = counter('haat_storage_calls_total', 'Calls to the object storage.', 'method', 'outcome')
  const webhooks = counter('haat_webhook_calls_total', 'Calls to webhooks.', 'outcome')
  const retried = counter('haat_transaction_retries_total', 'Transactions done again after a deadlock or the like.')
  const rested = counter('haat_replica_rests_total', 'Times a read replica was left out for a while.', 'cause')
  const slow = counter('haat_slow_statements_total', 'Trips to the database over SLOW_STATEMENT_MS, named in the log.')
  const givenUp = counter('haat_wal_given_up_total', 'Parts of the log that the place of backups did not take in time.')
  return {
    jobEnded: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    messageFinished: (labels) => messages.inc(labels),
    courierAsked: (labels) => couriers.inc(labels),
    storageAsked: (labels) => storage.inc(labels),
    webhookAsked: (labels) => webhooks.inc(labels),
    transactionRetried: () => retried.inc(),
    replicaRested: (labels) => rested.inc(labels),
    statementSlow: () => slow.inc(),
    walGivenUp: ({ parts }) => givenUp.inc(parts),
  }
}

function countTrips(registry: Registry): () => void {
  const trips = new Histogram({
    name: 'haat_database_trip_seconds',
    buckets: TRIP_SECONDS,
    registers: [registry],
    help: 'Trips to the database, from what is asked together to its answer.',
  })
  const timedOut = counterIn(registry, 'haat_statement_timeouts_total', 'Statements that took too long.')
  return watchTrips(() => {
    const end = trips.startTimer()
    return (error) => {
      end()
      if (errorCode(error) === STATEMENT_TIMEOUT) timedOut.inc()
    }
  })
}

function countCaches(registry: Registry): void {
  new Counter({
    name: 'haat_cache_total',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
    help: 'Pages, public answers and files: sent from memory, made anew, or as they were last in an outage.',
    collect() {
      this.reset()
      for (const [kind, { hits, misses, stale }] of Object.entries(cacheCounts)) {
        this.inc({ kind, outcome: 'hit' }, hits)
        this.inc({ kind, outcome: 'miss' }, misses)
        this.inc({ kind, outcome: 'stale' }, stale)
      }
    },
  })
}

function counterIn<Label extends string>(registry: Registry, name: string, help: string, ...labelNames: Label[]) {
  return new Counter({ name, help, labelNames, registers: [registry] })
}
