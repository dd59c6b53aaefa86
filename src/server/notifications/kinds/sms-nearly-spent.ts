import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { readSettings } from '../../settings/read-settings.ts'
import { activeAdmins } from '../recipients.queries.ts'
import { spentToday } from '../spending.queries.ts'
import type { Kind } from './kind.ts'

/** To admins, that the day’s money for SMS is nearly spent. By SMS it would spend it. */
export const smsNearlySpent: Kind<'sms.nearly_spent'> = {
  name: 'sms_nearly_spent',
  event: 'sms.nearly_spent',
  audience: 'admins',
  title: m.kind_sms_nearly_spent,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, _, { publicUrl }) {
    const [{ poisha }, { smsDailyLimit }] = [await spentToday(tx), await readSettings(tx)]
    const amounts = { spent: formatTaka(takaOf(poisha)), limit: formatTaka(smsDailyLimit) }
    const words = m.sms_nearly_spent_words(amounts)
    const way = publicUrl ? [{ kind: 'way', text: m.ui_settings(), url: `${publicUrl}${PATH}` } as const] : []
    return (await activeAdmins(tx)).map((to) => ({
      to,
      mail: () => ({
        subject: m.kind_sms_nearly_spent(),
        title: m.kind_sms_nearly_spent(),
        blocks: [{ kind: 'words', text: words }, { kind: 'words', text: m.sms_nearly_spent_next() }, ...way],
        foot: m.sms_nearly_spent_why(),
      }),
      bell: () => ({ text: words, path: PATH }),
    }))
  },
}

const PATH = '/dashboard/settings'
