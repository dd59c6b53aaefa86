import { formatNumber } from '#contract/values/digits'
import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { codesBySms } from '../../codes/sending-limits.ts'
import { spentToday } from '../../messaging/spending.queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { plainNotification } from '../plain-notification.ts'
import { activeAdmins } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

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
