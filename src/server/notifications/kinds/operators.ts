import type { EventPayload } from '#contract/events'
import { formatNumber } from '#contract/values/digits'
import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { codesBySms } from '../../codes/sending-limits.ts'
import { spentToday } from '../../messaging/spending.queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { failedJob } from '../../platform/jobs/failed-jobs.queries.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { lockedCourier, nameOfAccount, webhookSwitchedOff } from '../operators.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { accountToNotify, activeAdmins, ownersToNotify } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

type Change = EventPayload<'admin.changed'>['change']

const SUBJECTS: Record<Change, (of: { name: string }) => string> = {
  promoted: (of) => m.message_admin_promoted(of),
  demoted: (of) => m.message_admin_demoted(of),
  activated: (of) => m.message_admin_activated(of),
  deactivated: (of) => m.message_admin_deactivated(of),
  deleted: (of) => m.message_admin_deleted(of),
  two_step_off: (of) => m.message_admin_two_step_off(of),
}
const COUNTS_LATER: Change[] = ['promoted', 'activated']

/** To all admins but who did it, and to the account itself: a stolen session that makes admins is seen by the others (decision 085). */
export const adminChanged: Kind<'admin.changed'> = {
  name: 'admin_changed',
  event: 'admin.changed',
  audience: 'admins',
  title: m.kind_admin_changed,
  ways: { mail: 'must', bell: 'must' },
  async tell(tx, { payload: { accountId, by, change } }, { publicUrl }) {
    const subject = SUBJECTS[change]({ name: await nameOfAccount(tx, accountId) })
    const words = [
      m.message_admin_changed_by({ by: await nameOfAccount(tx, by) }),
      COUNTS_LATER.includes(change) ? m.message_admin_counts_from() : '',
    ]
    const way = { text: m.message_see_users(), path: '/dashboard/users' }
    const note = plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_admin() })
    const admins = (await activeAdmins(tx)).filter((to) => to.accountId !== by)
    const own = admins.some((to) => to.accountId === accountId) ? [] : await accountToNotify(tx, accountId)
    return [...admins, ...own].map((to) => ({ to, ...note }))
  },
}

/** To admins: a job was given up, and waits for them. */
export const jobFailed: Kind<'job.failed'> = {
  name: 'job_failed',
  event: 'job.failed',
  audience: 'admins',
  title: m.kind_job_failed,
  ways: { mail: 'on', sms: 'off', bell: 'on' },
  async tell(tx, { payload: { jobId } }, { publicUrl }) {
    const job = await failedJob(tx, jobId)
    if (!job) return []
    const subject = m.message_job_failed({ name: job.name })
    const words = [m.message_job_tried({ count: job.attempts, shown: job.attempts }), m.message_job_waits()]
    const way = { text: m.message_see_jobs(), path: '/dashboard/jobs' }
    return (await activeAdmins(tx)).map((to) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot: m.mail_why_admin() }),
      sms: () => m.sms_subject({ subject }),
    }))
  },
}

/** To admins, that the day’s money for SMS is nearly spent, or its codes nearly sent. By SMS it would use them up. */
export const smsNearlySpent: Kind<'sms.nearly_spent'> = {
  name: 'sms_nearly_spent',
  event: 'sms.nearly_spent',
  audience: 'admins',
  title: m.kind_sms_nearly_spent,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { of } }, { publicUrl }) {
    const words = of === 'codes' ? await wordsOfCodes(tx) : await wordsOfMoney(tx)
    const [subject, foot] = [m.kind_sms_nearly_spent(), m.mail_why_admin()]
    const way = { text: m.ui_settings(), path: '/dashboard/settings' }
    return (await activeAdmins(tx)).map((to) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot }),
      bell: () => ({ text: words[0], path: way.path }),
    }))
  },
}

type Words = [howMuch: string, next: string]

async function wordsOfMoney(tx: Db): Promise<Words> {
  const [{ poisha }, { smsDailyLimit }] = [await spentToday(tx), await readSettings(tx)]
  const amounts = { spent: formatTaka(takaOf(poisha)), limit: formatTaka(smsDailyLimit) }
  return [m.sms_nearly_spent_words(amounts), m.sms_nearly_spent_next()]
}

async function wordsOfCodes(tx: Db): Promise<Words> {
  const { sent, most } = await codesBySms(tx)
  const counts = { sent: formatNumber(sent), most: formatNumber(most) }
  return [m.sms_codes_nearly_sent_words(counts), m.sms_codes_nearly_sent_next()]
}

/** To whose webhook it is, a store or the admins: nothing is sent there any more. */
export const webhookDisabled: Kind<'webhook.disabled'> = {
  name: 'webhook_disabled',
  event: 'webhook.disabled',
  audience: 'stores',
  title: m.kind_webhook_disabled,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { webhookId, vendorId } }, { publicUrl }) {
    const off = await webhookSwitchedOff(tx, webhookId)
    if (!off) return []
    // Paths of webhooks are secrets.
    const subject = m.message_webhook_off({ origin: new URL(off.url).origin })
    const why = off.offBecause === 'Gone' ? m.message_webhook_gone() : m.message_webhook_failing()
    const words = [why, m.message_webhook_next()]
    const way = { text: m.webhooks_title(), path: '/dashboard/webhooks' }
    return (await ownersToNotify(tx, vendorId)).map(({ to, foot }) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot }),
    }))
  },
}

/** To whose account it is, a store or the admins: the courier company does not take its keys. */
export const courierRefused: Kind<'courier.refused'> = {
  name: 'courier_refused',
  event: 'courier.refused',
  audience: 'stores',
  title: m.kind_courier_refused,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { courierAccountId, vendorId } }, { publicUrl }) {
    const locked = await lockedCourier(tx, courierAccountId)
    if (!locked) return []
    const subject = m.message_courier_refused({ courier: locked.courier })
    const words = [
      m.couriers_says({ courier: locked.courier, words: locked.problem }),
      m.message_courier_refused_next(),
    ]
    const way = { text: m.ui_couriers(), path: '/dashboard/parcels/couriers' }
    return (await ownersToNotify(tx, vendorId)).map(({ to, foot }) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot }),
    }))
  },
}
