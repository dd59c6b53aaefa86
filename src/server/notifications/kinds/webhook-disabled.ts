import { m } from '#messages'
import { plainNotification } from '../plain-notification.ts'
import { ownersToTell } from '../recipients.queries.ts'
import { webhookSwitchedOff } from '../switched-off.queries.ts'
import type { Kind } from './kind.ts'

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
    return (await ownersToTell(tx, vendorId)).map(({ to, foot }) => ({
      to,
      ...plainNotification({ subject, words, way, publicUrl, foot }),
    }))
  },
}
