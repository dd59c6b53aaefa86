import type { Logger } from 'pino'
import { m } from '#messages'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { type Posted, post } from '../platform/outbound/post.ts'
import type { ResolveHost } from '../platform/outbound/resolve-host.ts'
import type { Seal } from '../platform/process/seal.ts'
import { noteSignal, statusClass } from '../platform/signals/signals.ts'
import { inSpan } from '../platform/signals/spans.ts'
import { type AddressRules, isTrusted, problemOfAddress } from './address-rules.ts'
import { bodyOf } from './body.ts'
import { GONE, outcomeOf } from './outcome.ts'
import { signatureOf } from './secret.ts'
import {
  type Claim,
  finishDelivery,
  keepBody,
  noteArrival,
  noteFailure,
  type Outcome,
  switchOff,
} from './sending.queries.ts'

export interface Sending {
  seal: Seal
  rules: AddressRules
  log: Logger
  /** Of tests. */
  resolve?: ResolveHost
}

const FAILING_DAYS = 5

/** One try, and what follows from it. A fault of ours is a try too, but none of the receiver’s. */
export async function sendOne(db: Db, sending: Sending, claim: Claim): Promise<void> {
  try {
    await attempt(db, sending, claim)
  } catch (error) {
    sending.log.error({ err: error, deliveryId: claim.id }, 'a webhook could not be sent')
    await finishDelivery(db, claim, outcomeOf({ failure: 'own-fault', durationMs: 0 }, claim.tries))
  }
}

async function attempt(db: Db, sending: Sending, claim: Claim): Promise<void> {
  const body = claim.isOff || !claim.mayBeTold ? null : (claim.body ?? (await firstBody(db, claim)))
  if (body === null) return void (await finishDelivery(db, claim, notSent('Dropped', m.webhooks_problem_dropped())))
  const secrets = secretsOf(claim, sending.seal)
  if (!secrets) return void (await finishDelivery(db, claim, notSent('Failed', m.webhooks_problem_secret())))
  const refused = problemOfAddress(claim.url, claim.owner, sending.rules)
  if (refused) return await end(db, claim, notSent('Failed', refused))
  const posted = await postSigned(claim, body, secrets, sending)
  const outcome = outcomeOf(posted, claim.tries)
  const { status, state, durationMs } = outcome
  if (state !== 'Delivered')
    sending.log.info({ deliveryId: claim.id, tries: claim.tries, status, durationMs }, 'a webhook was not delivered')
  await end(db, claim, outcome)
}

/** Each try says the same, however its facts have changed meanwhile. */
async function firstBody(db: Db, claim: Claim): Promise<string | null> {
  const body = await bodyOf(db, claim.owner, claim)
  if (body !== null) await keepBody(db, claim, body)
  return body
}

async function postSigned(claim: Claim, body: string, secrets: Buffer[], { rules, resolve }: Sending): Promise<Posted> {
  const url = new URL(claim.url)
  const seconds = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Haat-Webhooks/1',
    'webhook-id': claim.messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(secrets, claim.messageId, seconds, body),
  }
  const mayBePrivate = isTrusted(url, claim.owner, rules)
  const rest = { mayBePrivate, ...(resolve && { resolve }) }
  const posted = await inSpan('webhook', {}, () => post(url, body, headers, rest))
  noteSignal('webhookAsked', { outcome: 'failure' in posted ? posted.failure : statusClass(posted.status) })
  return posted
}

/** Null where what it was sealed by is not the shop’s any more. */
function secretsOf({ sealedSecret, formerSecret }: Claim, seal: Seal): Buffer[] | null {
  const secret = seal.open(sealedSecret)
  const former = formerSecret && seal.open(formerSecret)
  return secret && [secret, ...(former ? [former] : [])]
}

async function end(db: Db, claim: Claim, outcome: Outcome): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await finishDelivery(tx, claim, outcome))) return
    if (outcome.state === 'Delivered') return await noteArrival(tx, claim.webhookId)
    const isTooLong = await noteFailure(tx, claim.webhookId, FAILING_DAYS)
    const why = outcome.status === GONE ? 'Gone' : isTooLong ? 'Failing' : null
    if (why && (await switchOff(tx, claim.webhookId, why, m.webhooks_problem_off())))
      await emit(tx, 'webhook.disabled', { webhookId: claim.webhookId, vendorId: claim.owner })
  })
}

function notSent(state: 'Failed' | 'Dropped', problem: string): Outcome {
  return { state, status: null, answer: '', durationMs: null, problem, pause: null }
}
