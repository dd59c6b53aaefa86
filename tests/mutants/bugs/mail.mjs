import { caughtBy } from '../bug.mjs'

const SEND = 'src/server/messaging/send-message.ts'
const QUEUE = 'src/server/messaging/queue-message.ts'
const LANES_TEST = 'src/server/messaging/messaging.lanes.long.test.ts'
const BOUND = 'src/server/notifications/bound-to-store.ts'
const BOUND_TEST = 'src/server/notifications/bound-to-store.test.ts'
const SENDING = 'src/server/messaging/sending.queries.ts'
const TO_PACK = 'src/server/notifications/kinds/store-orders.ts'
const TRANSPORT = 'src/server/platform/mail/transport.ts'
const WRITE_TEST = 'src/server/notifications/write-messages.orders.test.ts'
const SEND_TEST = 'src/server/messaging/send-message.test.ts'
const SECRET_TEST = 'src/server/messaging/write-secret.test.ts'
const TRANSPORT_TEST = 'src/server/platform/mail/transport.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const MAIL_BUGS = [
  {
    name: 'a store’s contact that nobody has confirmed is told all',
    changes: [{ file: BOUND, from: "if (kind.audience !== 'stores' || ", to: "if (kind.audience !== 'everyone' || " }],
    caughtBy: caughtBy(BOUND_TEST, 'number and sum alone'),
  },
  {
    name: 'a store’s contact that nobody has confirmed is told of each order',
    changes: [
      {
        file: BOUND,
        from: "isCapped('mail') ? { mail: MOST_UNPROVEN }",
        to: "isCapped('mail') ? { mail: 20 * MOST_UNPROVEN }",
      },
    ],
    caughtBy: caughtBy(BOUND_TEST, 'once a day'),
  },
  {
    name: 'a code to a store’s old phone confirms the new one',
    changes: [
      {
        file: 'src/server/vendors/store-contacts.ts',
        from: '[phoneIn(store.provenPhone), store.ownerPhone].includes(phone)',
        to: "store.provenPhone !== '' || store.ownerPhone === phone",
      },
    ],
    caughtBy: caughtBy('src/server/vendors/prove-contact.test.ts', 'confirms no other'),
  },
  {
    name: 'who was an admin goes on reading in the bell what admins are told',
    changes: [
      {
        file: 'src/server/messaging/bell.queries.ts',
        from: 'accountId)\n    .where(isStillAllowed)\n  const rows',
        to: 'accountId)\n  const rows',
      },
    ],
    caughtBy: caughtBy('src/server/messaging/bell.test.ts', 'nothing of the admins'),
  },
  {
    name: 'the bell of a former admin counts what admins are told',
    changes: [
      {
        file: 'src/server/messaging/bell.queries.ts',
        from: 'account.id and read_at is null and',
        to: 'account.id and read_at is null or false and',
      },
    ],
    caughtBy: caughtBy('src/server/messaging/bell.test.ts', 'of what admins are told'),
  },
  {
    name: 'mails go out one at a time',
    changes: [{ file: QUEUE, from: 'messages: atOnce, codes', to: 'messages: Math.min(1, atOnce), codes' }],
    caughtBy: caughtBy(LANES_TEST, 'eight at once'),
  },
  {
    name: 'mails that wait for a slow server hold up the shop’s other work',
    changes: [
      {
        file: 'src/server/platform/jobs/worker-groups.ts',
        from: 'waitingAtOnce.has(name) === isWaiting))',
        to: '(waitingAtOnce.has(name) && false) === isWaiting))',
      },
    ],
    caughtBy: caughtBy(LANES_TEST, 'hold up no other work'),
  },
  {
    name: 'who orders most is written to first',
    changes: [{ file: QUEUE, from: 'priority: turns.get(message.id) ?? turn', to: 'priority: turn' }],
    caughtBy: caughtBy(LANES_TEST, 'delays nobody’s first'),
  },
  {
    name: 'an order is mailed again for each time its event is delivered',
    changes: [
      {
        file: 'src/server/messaging/messages.queries.ts',
        from: '({ eventId, kind, way, to, orderId,',
        to: '({ eventId: _, kind, way, to, orderId,',
      },
      {
        file: 'src/server/messaging/messages.queries.ts',
        from: 'event_id: eventId,',
        to: 'event_id: Math.floor(Math.random() * 1e9),',
      },
    ],
    caughtBy: caughtBy(WRITE_TEST, 'the same event told again'),
  },
  {
    name: 'a store’s mail shows the whole order',
    changes: [
      {
        file: TO_PACK,
        from: "role: 'Vendor', vendor: { id: vendorId, status: 'Approved' }",
        to: "role: vendorId ? 'Admin' : 'User', vendor: null",
      },
    ],
    caughtBy: caughtBy(WRITE_TEST, 'a store reads its own parcel'),
  },
  {
    name: 'a mail is sent by whoever runs its job',
    changes: [
      {
        file: SENDING,
        from: 'expires_at > now())`)\n    .where(isFree(leaseSeconds))\n',
        to: 'expires_at > now())`)\n',
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'two runs at the same moment'),
  },
  {
    name: 'a mail that is tried again is another mail',
    changes: [{ file: SENDING, from: 'coalesce(message_id, ', to: 'coalesce(null::text, ' }],
    caughtBy: caughtBy(SEND_TEST, 'dies once it has all of a mail'),
  },
  {
    name: 'a mailbox that is full has failed for good',
    changes: [{ file: TRANSPORT, from: 'responseCode >= 500 && ', to: 'responseCode >= 400 && ' }],
    caughtBy: caughtBy(SEND_TEST, 'has no room'),
  },
  {
    name: 'a wrong password fails every mail',
    changes: [{ file: TRANSPORT, from: "&& ['RCPT TO', 'DATA'].includes(command)", to: "&& command !== 'CONN'" }],
    caughtBy: caughtBy(TRANSPORT_TEST, 'fails no mail'),
  },
  {
    name: 'a mail server that dribbles is listened to for ever',
    changes: [{ file: TRANSPORT, from: '          signal: AbortSignal.timeout(timeouts.whole),\n', to: '' }],
    caughtBy: caughtBy(TRANSPORT_TEST, 'a mail has an end'),
  },
  {
    name: 'mails go to a server whose certificate nobody vouches for',
    changes: [{ file: TRANSPORT, from: 'secure: isTls,', to: 'secure: isTls, tls: { rejectUnauthorized: false },' }],
    caughtBy: caughtBy('src/server/platform/mail/transport.tls.test.ts', 'whose certificate nobody vouches for'),
  },
  {
    name: 'names stand in a mail as they were typed',
    changes: [
      { file: 'src/server/platform/mail/markup.ts', from: ': escapeHtml(String(value))', to: ': String(value)' },
    ],
    caughtBy: caughtBy('src/server/platform/mail/html-page.test.ts', 'whatever people wrote is text'),
  },
  {
    name: 'mails of a deleted account stay',
    changes: [{ file: 'src/server/assembly/mount-accounts.ts', from: '      eraseMessagesOf,\n', to: '' }],
    caughtBy: caughtBy('src/server/messaging/erase-messages.test.ts', 'of a deleted shopper'),
  },
  {
    name: 'the log says whom a mail was for',
    changes: [{ file: SEND, from: 'reason: delivery.code }', to: 'reason: delivery.code, to: claim.to }' }],
    caughtBy: caughtBy(SEND_TEST, 'neither whom it was for'),
  },
  {
    name: 'a code that was sent stays in the table',
    changes: [{ file: SENDING, from: "html: keptContents('html', state)", to: 'html: undefined' }],
    caughtBy: caughtBy(SECRET_TEST, 'a link goes out by mail, and is erased'),
  },
  {
    name: 'a code that was sent by SMS stays in the table',
    changes: [
      {
        file: 'src/server/messaging/sms-sending.queries.ts',
        from: "keptContents('plain_text', state)",
        to: 'undefined',
      },
    ],
    caughtBy: caughtBy(SECRET_TEST, 'a code goes out by SMS at once, and is erased'),
  },
  {
    name: 'an admin reads the codes of others',
    changes: [
      {
        file: 'src/server/messaging/list-messages.ts',
        from: 'return !isSecret || !maySendBy(sends, way)',
        to: 'return !isSecret || Boolean(way && sends)',
      },
    ],
    caughtBy: caughtBy(SECRET_TEST, 'is never shown, nor sent again'),
  },
  {
    name: 'a preference is stored and ignored',
    changes: [
      {
        file: 'src/server/notifications/write-messages.ts',
        from: 'channelsFor(kind, to, preferred)',
        to: 'channelsFor(kind, to, preferred && {})',
      },
    ],
    caughtBy: caughtBy('src/server/notifications/preferences.test.ts', 'are obeyed'),
  },
  {
    name: 'whoever makes up a link ends somebody’s mails',
    changes: [
      {
        file: 'src/server/notifications/unsubscribe.ts',
        from: 'links.isSigned(accountId, kind.name, signature) ?',
        to: 'links && accountId > 0 ?',
      },
    ],
    caughtBy: caughtBy('src/server/notifications/preferences.test.ts', 'is of no use for another account'),
  },
  {
    name: 'a link that ends mails is good for every account',
    changes: [
      {
        file: 'src/server/notifications/unsubscribe-links.ts',
        from: `.update(\`\${accountId}.\${kind}\`)`,
        to: `.update(accountId ? kind : '')`,
      },
    ],
    caughtBy: caughtBy('src/server/notifications/preferences.test.ts', 'is of no use for another account'),
  },
  {
    name: 'a link ends mails by being looked at',
    changes: [
      {
        file: 'src/server/notifications/unsubscribe.routes.ts',
        from: 'asked ? askPage(asked.kind.title()) : wrongLinkPage()',
        to: 'asked ? (await unsubscribe(db, asked), askPage(asked.kind.title())) : wrongLinkPage()',
      },
    ],
    caughtBy: caughtBy('src/server/notifications/preferences.test.ts', 'looking at the page ends nothing'),
  },
  {
    name: 'row security shows everybody’s bell',
    changes: [
      {
        file: 'migrations/0044_bell.sql',
        from: "for select to pg_database_owner\n  using (way = 'bell' and account_id = (select actor_id()));",
        to: "for select to pg_database_owner\n  using (way = 'bell');",
      },
    ],
    caughtBy: caughtBy('src/server/messaging/bell.test.ts', 'nobody reads or marks what is in another bell'),
  },
]
