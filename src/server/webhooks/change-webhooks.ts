import { createHash } from 'node:crypto'
import type { EventName } from '#contract/events'
import type { Webhook, WebhookWithSecret } from '#contract/webhooks'
import { m } from '#messages'
import { type Change, differing, record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import type { Seal } from '../platform/process/seal.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import { type AddressRules, type Owner, problemOfAddress } from './address-rules.ts'
import { eventsFor } from './owned-events.ts'
import { ownerOf } from './owner.ts'
import { heldWebhook, MOST_WEBHOOKS, shownOf } from './read-webhooks.ts'
import { newSecret, secretInWords } from './secret.ts'
import {
  deleteWebhookRow,
  insertWebhook,
  lockOwner,
  replaceSecret,
  type WebhookRecord,
  webhooksOf,
  writeWebhook,
} from './webhooks.queries.ts'

export interface Changing {
  seal: Seal
  rules: AddressRules
}

const CHANGES: RateLimit = {
  kind: 'webhook_changes',
  most: 60,
  windowSeconds: 60 * 60,
  refusal: m.webhooks_limit_changes,
}
const FORMER_SECRET_HOURS = 24

/** Refuses an address or event that is not for this owner, `too_many_webhooks`, `too_many_attempts`. */
export async function createWebhook(
  db: Db,
  actor: Actor,
  { url, events }: { url: string; events: EventName[] },
  { seal, rules }: Changing,
): Promise<WebhookWithSecret> {
  const owner = ownerOf(actor)
  refuseWrong({ url, events }, owner, rules)
  await spend(db, CHANGES, `account:${actor.id}`)
  const secret = newSecret()
  return await transact(db, async (tx) => {
    await lockOwner(tx, owner)
    if ((await webhooksOf(tx, owner)).length >= MOST_WEBHOOKS) throw new Refusal('too_many_webhooks')
    const id = await insertWebhook(tx, owner, { url, events: unique(events), sealedSecret: seal.seal(secret) })
    const webhook = await heldWebhook(tx, owner, id)
    await tell(tx, actor, webhook, { action: 'create', before: null, after: audited(webhook) })
    return { webhook: shownOf(webhook), secret: secretInWords(secret) }
  })
}

/** Refuses `webhook_not_found`, `too_many_attempts`, and an address or event that is not for this owner. */
export async function updateWebhook(
  db: Db,
  actor: Actor,
  id: number,
  edit: { url?: string | undefined; events?: EventName[] | undefined; isOn?: boolean | undefined },
  { rules }: Changing,
): Promise<Webhook> {
  const owner = ownerOf(actor)
  refuseWrong(edit, owner, rules)
  await spend(db, CHANGES, `account:${actor.id}`)
  return await transact(db, async (tx) => {
    const before = await heldWebhook(tx, owner, id)
    const isOn = edit.isOn ?? before.offBecause === null
    const isSwitchedOn = isOn && before.offBecause !== null
    const offBecause = isOn ? null : (before.offBecause ?? 'Owner')
    const { url = before.url, events = before.events } = edit
    await writeWebhook(tx, id, { url, events: unique(events), offBecause, isSwitchedOn })
    const after = await heldWebhook(tx, owner, id)
    const changed = differing(audited(before), audited(after))
    if (changed) await tell(tx, actor, after, { action: 'update', ...changed })
    return shownOf(after)
  })
}

/** Refuses `webhook_not_found`. */
export async function deleteWebhook(db: Db, actor: Actor, id: number): Promise<Record<string, never>> {
  await transact(db, async (tx) => {
    const webhook = await heldWebhook(tx, ownerOf(actor), id)
    await deleteWebhookRow(tx, id)
    await tell(tx, actor, webhook, { action: 'delete', before: audited(webhook), after: null })
  })
  return {}
}

/** Refuses `webhook_not_found`, `too_many_attempts`. */
export async function rotateSecret(db: Db, actor: Actor, id: number, { seal }: Changing): Promise<WebhookWithSecret> {
  await spend(db, CHANGES, `account:${actor.id}`)
  const secret = newSecret()
  return await transact(db, async (tx) => {
    const before = await heldWebhook(tx, ownerOf(actor), id)
    await replaceSecret(tx, id, seal.seal(secret), FORMER_SECRET_HOURS)
    const after = await heldWebhook(tx, ownerOf(actor), id)
    const until = (webhook: WebhookRecord) => ({ formerSecretUntil: webhook.formerSecretUntil?.toISOString() ?? null })
    await tell(tx, actor, after, { action: 'rotate-secret', before: until(before), after: until(after) })
    return { webhook: shownOf(after), secret: secretInWords(secret) }
  })
}

function refuseWrong(
  { url, events }: { url?: string | undefined; events?: EventName[] | undefined },
  owner: Owner,
  rules: AddressRules,
): void {
  const problem = url === undefined ? null : problemOfAddress(url, owner, rules)
  const allowed = new Set(eventsFor(owner))
  const isForeign = events?.some((event) => !allowed.has(event))
  const fields = { ...(problem && { url: problem }), ...(isForeign && { events: m.webhooks_event_not_yours() }) }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
}

function audited({ url, events, offBecause }: WebhookRecord) {
  return { webhookAddress: withoutPath(url), webhookEvents: events.toSorted(), isActive: offBecause === null }
}

/** What follows the origin may be as good as a password: a fingerprint tells that it is another. */
function withoutPath(url: string): string {
  return `${new URL(url).origin}/… (${createHash('sha256').update(url).digest('hex').slice(0, 8)})`
}

async function tell(
  tx: Db,
  actor: Actor,
  { id, url }: WebhookRecord,
  change: Pick<Change, 'action' | 'before' | 'after'>,
): Promise<void> {
  await record(tx, actor, { ...change, subject: 'webhook', subjectId: id, subjectName: new URL(url).host })
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}
