import type { EventName } from '#contract/events'
import { m } from '#messages'
import type { Recipient } from '../messaging/recipient.ts'
import type { Db } from '../platform/database/db.ts'
import type { EmittedEvent } from '../platform/events/subscriber.ts'
import type { Kind } from './kinds/kind.ts'
import { plainNotification } from './plain-notification.ts'

interface News {
  to: Recipient
  subject: string
  words: string[]
  sms: string
}

/** A kind that tells an account of its own safety: in all ways, whatever it prefers, and leading to its profile. */
export function accountKind<Name extends EventName>({
  tell,
  ...kind
}: Pick<Kind<Name>, 'name' | 'event' | 'title'> & {
  tell(tx: Db, payload: EmittedEvent<Name>['payload']): Promise<News[]>
}): Kind<Name> {
  return {
    ...kind,
    audience: 'everyone',
    ways: { mail: 'must', sms: 'must', bell: 'must' },
    async tell(tx, { payload }, { publicUrl }) {
      const way = { text: m.message_to_account(), path: '/dashboard/profile' }
      return (await tell(tx, payload)).map(({ to, sms, ...note }) => ({
        to,
        ...plainNotification({ ...note, way, publicUrl, foot: m.mail_why_account() }),
        sms: () => sms,
      }))
    },
  }
}
