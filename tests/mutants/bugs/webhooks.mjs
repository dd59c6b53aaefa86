import { caughtBy } from '../bug.mjs'

const REACH = 'src/server/platform/outbound/reach.ts'
const POST_TEST = 'src/server/platform/outbound/post.test.ts'
const POLICY = 'migrations/0043_webhooks.sql'
const OWN_STORE = 'using (vendor_id = (select actor_store_id()))'
const SENDING = 'src/server/webhooks/sending.queries.ts'
const CLAIM_TEST = 'src/server/webhooks/sending.claim-due.test.ts'
const SEND_TEST = 'src/server/webhooks/send-due.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const WEBHOOKS_BUGS = [
  {
    name: 'a webhook goes out unsigned',
    changes: [
      {
        file: 'src/server/webhooks/send-one.ts',
        from: "    'webhook-signature': signatureOf(secrets, claim.messageId, seconds, body),\n",
        to: "    ...(signatureOf(secrets, claim.messageId, seconds, body) ? {} : { 'webhook-signature': '' }),\n",
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'signed, with what an admin reads of it'),
  },
  {
    name: 'a webhook reaches into the network of the shop',
    changes: [
      { file: REACH, from: 'if (!mayBePrivate && !addresses.every(', to: 'if (!mayBePrivate && !addresses.some(' },
    ],
    caughtBy: caughtBy(POST_TEST, 'is not asked'),
  },
  {
    name: 'a webhook names a private address',
    changes: [
      {
        file: 'src/server/webhooks/address-rules.ts',
        from: 'if (isIP(host) && !isPublicAddress(host))',
        to: "if (isIP(host) && host === '127.0.0.1' && !isPublicAddress(host))",
      },
    ],
    caughtBy: caughtBy('src/server/webhooks/webhooks.test.ts', 'is refused at its field'),
  },
  {
    name: 'a store reaches where the operator lets the shop reach',
    changes: [
      {
        file: 'src/server/webhooks/address-rules.ts',
        from: 'return owner === null && trustedOrigins',
        to: 'return (owner ?? 0) >= 0 && trustedOrigins',
      },
    ],
    caughtBy: caughtBy('src/server/webhooks/address-rules.test.ts', 'and for no store'),
  },
  {
    name: 'DNS rebinding: the connection resolves the name once more',
    changes: [{ file: REACH, from: '      lookup: pinnedTo(addresses),\n', to: '' }],
    caughtBy: caughtBy(POST_TEST, 'at the address that was resolved'),
  },
  {
    name: 'a redirect of a webhook is followed',
    changes: [
      {
        file: REACH,
        from: '      void read(response)\n',
        to: '      const { location } = response.headers\n      if (location)\n        return void answered(exchange(new URL(location, url), { method, headers, body }, addresses, signal, read))\n      void read(response)\n',
      },
    ],
    caughtBy: caughtBy(POST_TEST, 'a redirect is an answer'),
  },
  {
    name: 'the secret of a webhook is kept as it is',
    changes: [
      {
        file: 'src/server/webhooks/change-webhooks.ts',
        from: 'events: unique(events), sealedSecret: seal.seal(secret) }',
        to: 'events: unique(events), sealedSecret: Buffer.concat([secret, seal.seal(secret)]) }',
      },
    ],
    caughtBy: caughtBy('src/server/webhooks/webhooks.test.ts', 'in no table in the clear'),
  },
  {
    name: 'row security shows everybody’s webhooks',
    changes: [{ file: POLICY, from: OWN_STORE, to: 'using (true)' }],
    caughtBy: caughtBy('src/server/webhooks/webhooks.row-security.test.ts', 'sees, changes, steals and deletes none'),
  },
  {
    name: 'a store sees the webhooks of another',
    changes: [
      { file: POLICY, from: OWN_STORE, to: 'using (true)' },
      {
        file: 'src/server/webhooks/webhooks.queries.ts',
        from: "    .where('vendor_id', owner === null ? 'is' : '=', owner)\n}",
        to: "    .where('vendor_id', owner === null ? 'is' : '>', owner === null ? null : 0)\n}",
      },
    ],
    caughtBy: caughtBy('src/server/webhooks/webhooks.test.ts', 'each sees its own'),
  },
  {
    name: 'a store that sells no more is told what was once written for it',
    changes: [
      {
        file: 'src/server/webhooks/send-one.ts',
        from: 'claim.isOff || !claim.mayBeTold ? null',
        to: 'claim.isOff || (claim.tries === 1 && !claim.mayBeTold) ? null',
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'is told nothing at a further try'),
  },
  {
    name: 'a store is told of the moves of other stores',
    changes: [
      {
        file: 'src/server/webhooks/write-deliveries.ts',
        from: 'storesOfOrder(db, orderId, parcelIds)',
        to: 'storesOfOrder(db, orderId, parcelIds && undefined)',
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'moves of its own parcel alone'),
  },
  {
    name: 'a store is told the ids of other stores’ parcels',
    changes: [
      {
        file: 'src/server/webhooks/body.ts',
        from: 'parcelIds.filter((id) => isParcelOf(order, id))',
        to: 'parcelIds.filter((id) => id > 0 || isParcelOf(order, id))',
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'moves of its own parcel alone'),
  },
  {
    name: 'the hanging addresses of a store take all slots',
    changes: [{ file: 'src/server/webhooks/send-due.ts', from: 'MOST_OF_OWNER = 3', to: 'MOST_OF_OWNER = 20' }],
    caughtBy: caughtBy(SEND_TEST, 'all hang hold up nobody else'),
  },
  {
    name: 'an origin is sent two hanging deliveries at once',
    changes: [
      {
        file: SENDING,
        from: 'and (owner, origin) not in (select owner, origin from addressed where is_busy)',
        to: '',
      },
    ],
    caughtBy: caughtBy(CLAIM_TEST, 'sent to once at a time'),
  },
  {
    name: 'a hanging delivery has no lease',
    changes: [
      {
        file: SENDING,
        from: 'tried_at = now(), next_try_at = now() + make_interval(',
        to: 'tried_at = now(), next_try_at = now() + 0 * make_interval(',
      },
    ],
    caughtBy: caughtBy(CLAIM_TEST, 'claimed once, until its lease is over'),
  },
]
