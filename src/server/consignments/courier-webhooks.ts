import { createHash } from 'node:crypto'
import { COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { m } from '#messages'
import { accountOfWebhook } from '../couriers/accounts.queries.ts'
import { COURIERS } from '../couriers/all-couriers.ts'
import { jsonIn } from '../couriers/ask-courier.ts'
import type { WebhookRequest } from '../couriers/courier.ts'
import type { CourierSecrets } from '../couriers/secrets.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addressOf } from '../platform/http/network.ts'
import { addJobs } from '../platform/jobs/jobs.queries.ts'
import { maySpend, type RateLimit, refuseSpent, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { applyStatus } from './apply-status.ts'
import { PROCESS_WEBHOOKS } from './consignments.jobs.ts'
import { consignmentNamed } from './numbers.queries.ts'
import { insertCourierWebhook, noteProblem, takeUnqueued, takeWebhookToProcess } from './status-reports.queries.ts'

export interface CourierWebhook extends WebhookRequest {
  company: Company
  /** As it came. */
  body: string
  address: string
}

const FORGED: RateLimit = {
  kind: 'courier_pushes_refused',
  most: 60,
  windowSeconds: 60 * 60,
  refusal: m.couriers_pushes_limit,
}

/** Counted by sample, one in so many: all of an account would wait for the row of its count. */
const SAMPLE = 50
/** Of one account 50,000: more than any company tells of the parcels of the largest shop. */
const WEBHOOKS: RateLimit = {
  kind: 'courier_pushes',
  most: 50_000 / SAMPLE,
  windowSeconds: 60 * 60,
  refusal: m.couriers_pushes_limit,
}
const QUEUED_AT_ONCE = 200

/**
 * Takes a webhook: known by its secret, stored as it came, once; `queueCourierWebhooks` has it processed. Refuses `not_signed_in`, and `too_many_attempts`
 * to who shows wrong secrets, or far too many of one account.
 */
export async function takeCourierWebhook(
  db: Db,
  secrets: CourierSecrets,
  { company, body, address, ...asked }: CourierWebhook,
): Promise<void> {
  const secret = COURIERS[company].pushSecret(asked)
  const accountId = secret === null ? undefined : await accountOfWebhook(db, company, secrets.digestOf(secret))
  if (accountId === undefined) {
    await spend(db, FORGED, `address:${addressOf(address)}`)
    throw new Refusal('not_signed_in')
  }
  const subject = `account:${accountId}` as const
  await refuseSpent(db, WEBHOOKS, subject)
  if (Math.random() * SAMPLE < 1) await maySpend(db, WEBHOOKS, subject)
  const digest = createHash('sha256').update(body).digest()
  // As it came, but for zeros, which the database keeps in no text.
  await insertCourierWebhook(db, accountId, digest, body.replaceAll('\0', '\ufffd'))
}

/**
 * A relay: makes jobs of the webhooks that were stored, those of an account one after the other, as they came: a queue keeps no order among
 * jobs of one moment, so that they share one. How many it queued.
 */
export async function queueCourierWebhooks(db: Db): Promise<number> {
  return await transact(db, async (tx) => {
    const webhooks = await takeUnqueued(tx, QUEUED_AT_ONCE)
    const accountIds = [...new Set(webhooks.map(({ accountId }) => accountId))]
    await addJobs(
      tx,
      accountIds.map((accountId) => ({
        job: { ...PROCESS_WEBHOOKS, queue: `${PROCESS_WEBHOOKS.name}:${accountId}` },
        payload: { pushIds: webhooks.filter((webhook) => webhook.accountId === accountId).map(({ id }) => id) },
      })),
    )
    return webhooks.length
  })
}

/** What was told, applied once. What cannot be processed says why, and stays to be read. */
export async function processCourierWebhook(db: Db, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const webhook = await takeWebhookToProcess(tx, id)
    if (!webhook) return
    const { company, accountId, body, receivedAt } = webhook
    const told = COURIERS[company].readWebhook(jsonIn(body))
    if (told === 'hello') return
    if (told === null) return await noteProblem(tx, id, m.couriers_push_not_understood())
    const consignmentId = await consignmentNamed(tx, accountId, told)
    if (consignmentId === undefined)
      return await noteProblem(tx, id, m.couriers_push_of_nothing({ courier: COMPANY_NAMES[company] }))
    await applyStatus(tx, consignmentId, { told, source: 'push', at: receivedAt })
  })
}
