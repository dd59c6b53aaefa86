import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { noteTrip } from '../database/trips.ts'
import { noteSignal } from '../signals/signals.ts'
import { countCalls } from './call-metrics.ts'

function counting() {
  const registry = new Registry()
  const stop = countCalls(registry)
  onTestFinished(stop)
  return { stop, lines: async () => (await registry.metrics()).split('\n') }
}

test('what the shop tells of is counted under its words', async () => {
  const { lines } = counting()
  noteSignal('answered', { route: '/api/orders/:id', method: 'GET', status: 404, seconds: 0.01 })
  noteSignal('answered', { route: 'none', method: 'PROPFIND', status: 404, seconds: 0.01 })
  noteSignal('refused', { route: '/api/orders/:id', code: 'not_found' })
  noteSignal('jobEnded', { job: 'pictures.sweep', outcome: 'failed', seconds: 2 })
  noteSignal('messageFinished', { way: 'sms', state: 'Unknown' })
  noteSignal('courierAsked', { company: 'pathao', outcome: 'silent' })
  noteSignal('storageAsked', { method: 'PUT', outcome: 'none' })
  noteSignal('webhookAsked', { outcome: 'timeout' })
  noteSignal('limitSpent', { kind: 'logins' })
  noteSignal('orderPlaced', {})
  noteSignal('transactionRetried', {})
  noteSignal('replicaRested', { cause: 'fails' })
  noteSignal('statementSlow', {})
  noteSignal('walGivenUp', { parts: 3 })
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'haat_request_seconds_count{route="/api/orders/:id",method="GET",status="4xx"} 1',
      'haat_request_seconds_count{route="none",method="other",status="4xx"} 1',
      'haat_refusals_total{route="/api/orders/:id",code="not_found"} 1',
      'haat_job_seconds_bucket{le="1",job="pictures.sweep",outcome="failed"} 0',
      'haat_job_seconds_bucket{le="10",job="pictures.sweep",outcome="failed"} 1',
      'haat_messages_total{way="sms",state="Unknown"} 1',
      'haat_courier_calls_total{company="pathao",outcome="silent"} 1',
      'haat_storage_calls_total{method="PUT",outcome="none"} 1',
      'haat_webhook_calls_total{outcome="timeout"} 1',
      'haat_rate_limited_total{kind="logins"} 1',
      'haat_orders_placed_total 1',
      'haat_transaction_retries_total 1',
      'haat_replica_rests_total{cause="fails"} 1',
      'haat_slow_statements_total 1',
      'haat_wal_given_up_total 3',
    ]),
  )
})

test('trips to the database are counted, and those that timed out', async () => {
  const { lines } = counting()
  noteTrip([{ sql: 'select 1' }], Promise.resolve())
  noteTrip([{ sql: 'select 2' }], Promise.reject(Object.assign(new Error('too long'), { code: '57014' })))
  await expect.poll(lines).toContain('haat_database_trip_seconds_count 2')
  expect(await lines()).toContain('haat_statement_timeouts_total 1')
})

test('once it has ended nothing is counted', async () => {
  const { stop, lines } = counting()
  stop()
  noteSignal('orderPlaced', {})
  expect(await lines()).toContain('haat_orders_placed_total 0')
})
