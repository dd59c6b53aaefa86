import { sql } from 'kysely'
import type { Channel, MessageState } from '#contract/messaging'
import { createSubscribers } from '../assembly/subscribers.ts'
import { messagingJobs } from '../messaging/messaging.work.ts'
import type { RunningJobs } from '../platform/jobs/run-jobs.ts'
import { MAILS_AT_ONCE, type MailSettings } from '../platform/mail/settings.ts'
import { createMailTransport, type MailTimeouts, type MailTransport } from '../platform/mail/transport.ts'
import { runTestJobs } from './jobs.ts'
import type { MailServer } from './mail-server.ts'
import type { TestShop } from './shop.ts'
import { eventually } from './waiting.ts'

export function settingsOf({ port }: Pick<MailServer, 'port'>): MailSettings {
  const from = { name: 'Haat', address: 'orders@haat.example' }
  return { host: '127.0.0.1', port, isTls: false, login: null, from, atOnce: MAILS_AT_ONCE }
}

/** For a mail server that answers: on a busy machine, whenever it comes to that. */
const PATIENT = { connecting: 120_000, silence: 120_000, whole: 120_000 }
/** For one that falls silent. */
export const HASTY = { connecting: 1_000, silence: 1_000, whole: 3_000 }

export function transportTo(server: Pick<MailServer, 'port'>, timeouts: MailTimeouts = PATIENT): MailTransport {
  return createMailTransport(settingsOf(server), timeouts)
}

/** Writes and sends the mails of a test’s shop, as a process of the shop does; without a mail server they are kept. */
export async function runMails(
  shop: TestShop,
  { server = null, publicUrl }: { server?: Pick<MailServer, 'port'> | null; publicUrl?: string } = {},
): Promise<RunningJobs> {
  return await runTestJobs(shop, {
    subscribers: createSubscribers({ sends: { mail: server !== null, sms: false }, publicUrl }),
    serve: (serve) => messagingJobs(serve, { mail: server && transportTo(server), sms: null }),
  })
}

/** Who was notified of a kind by mail, and in which words. */
export async function notified({ db }: Pick<TestShop, 'db'>, kind: string) {
  const rows = await db
    .selectFrom('messages')
    .select(['recipient', 'subject', 'plain_text as text'])
    .where('kind', '=', kind)
    .where('way', '=', 'mail')
    .orderBy('id')
    .execute()
  return rows.map(({ recipient, subject, text }) => ({ who: recipient, subject, text: text ?? '' }))
}

export interface StoredMessage {
  id: number
  recipient: string
  to: string | null
  subject: string
  html: string | null
  text: string | null
  state: MessageState
  tries: number
  problem: string
}

/** The messages about an order by one way, in the order in which they were written. */
export async function messagesAbout(
  { db }: Pick<TestShop, 'db'>,
  orderId: number,
  way: Channel = 'mail',
): Promise<StoredMessage[]> {
  return await db
    .selectFrom('messages')
    .select(['id', 'recipient', 'subject', 'html', 'plain_text as text'])
    .select((of) => of.fn.coalesce('to_address', 'to_phone').as('to'))
    .select(['state', 'tries', 'problem'])
    .where('order_id', '=', orderId)
    .where('way', '=', way)
    .orderBy('id')
    .execute()
}

/** Until nothing is left to be relayed or done at once, but for invoices and what is settled again, of which nobody is told. */
export async function untilMailsRest({ db }: Pick<TestShop, 'db'>): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from outbox) + (select count(*) from graphile_worker.jobs
        where run_at <= clock_timestamp() and task_identifier not like all (array['invoices.%', 'refunds.%'])) as left`.execute(
      db,
    )
    if (rows[0]?.left !== 0) throw new Error('There is still something to do.')
  })
}
