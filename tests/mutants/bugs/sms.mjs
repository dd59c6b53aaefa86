import { caughtBy } from '../bug.mjs'

const SEND = 'src/server/messaging/send-sms.ts'
const SEND_TEST = 'src/server/messaging/send-sms.test.ts'
const SENDING = 'src/server/messaging/sms-sending.queries.ts'
const KILL_TEST = 'src/server/messaging/killed-while-notifying.process.test.ts'
const TEXT = 'src/server/platform/sms/sms-text.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const SMS_BUGS = [
  {
    name: 'an SMS is sent again after a time-out',
    changes: [
      { file: SEND, from: "    if (outcome === 'unanswered') {", to: "    if (outcome === 'refused') {" },
      { file: SEND, from: "outcome === 'later' ?", to: "outcome !== 'refused' ?" },
    ],
    caughtBy: caughtBy(SEND_TEST, 'nobody knows, and it is not sent again'),
  },
  {
    name: 'an SMS that a dead process had in its hands is sent again',
    changes: [
      {
        file: SENDING,
        from: ".where('claimed_at', 'is', null)\n    .returning(['to_phone",
        to: ".returning(['to_phone",
      },
      { file: SEND, from: 'if (claimedFor !== null)', to: 'if (claimedFor !== null && claimedFor < 90)' },
    ],
    caughtBy: caughtBy(SEND_TEST, 'may have handed it over'),
  },
  {
    name: 'an SMS is handed over before its claim is written',
    changes: [{ file: SENDING, from: '      claimed_at: sql<Date>`now()`,\n', to: '' }],
    caughtBy: caughtBy(KILL_TEST, 'forgets nobody'),
  },
  {
    name: 'an SMS is handed over before its claim is committed',
    changes: [
      {
        file: SEND,
        from: '  return await transact(db, async (tx) => {\n    const newReference',
        to: '  return await (async (tx: Db) => {\n    const newReference',
      },
      { file: SEND, from: '    return undefined\n  })\n', to: '    return undefined\n  })(db)\n' },
      {
        file: SEND,
        from: '  const claim = await claimWithin(db, id, bill)\n  if (claim) await finish(db, sending, { claim, bill, delivery: await transport.deliver(claim) })\n',
        to: '  const sent = await transact(db, async (tx) => {\n    const claim = await claimWithin(tx, id, bill)\n    return claim && { claim, delivery: await transport.deliver(claim) }\n  })\n  if (sent) await finish(db, sending, { bill, ...sent })\n',
      },
    ],
    caughtBy: caughtBy(KILL_TEST, 'forgets nobody'),
  },
  {
    name: 'an unknown SMS is sent again because its gateway could not be asked',
    changes: [
      {
        file: 'src/server/messaging/ask-sms.ts',
        from: "const isUnseen = fate.outcome === 'unseen' && ",
        to: "const isUnseen = fate.outcome !== 'refused' && ",
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'and then it stays unknown'),
  },
  {
    name: 'a gateway that has not seen an SMS yet is given it again at once',
    changes: [{ file: 'src/server/messaging/ask-sms.ts', from: 'UNSEEN_TO_BELIEVE = 2', to: 'UNSEEN_TO_BELIEVE = 1' }],
    caughtBy: caughtBy('src/server/messaging/ask-sms.test.ts', 'is believed once it has said so twice'),
  },
  {
    name: 'a taka sign is counted as a letter like others',
    changes: [{ file: 'src/server/platform/sms/gsm-alphabet.ts', from: "  '@£$¥", to: "  '৳@£$¥" }],
    caughtBy: caughtBy('src/server/platform/sms/sms-parts.test.ts', 'one taka sign among 70 letters'),
  },
  {
    name: 'quiet hours are those of Greenwich',
    changes: [
      {
        file: 'src/server/platform/sms/quiet-hours.ts',
        from: 'AHEAD_OF_UTC_MS = 6 * HOUR_MS',
        to: 'AHEAD_OF_UTC_MS = 0 * HOUR_MS',
      },
    ],
    caughtBy: caughtBy('src/server/platform/sms/quiet-hours.test.ts', 'held back as long as it is quiet'),
  },
  {
    name: 'a taka sign doubles the price of an SMS',
    changes: [{ file: TEXT, from: "  [/৳\\s*/g, 'Tk '],\n", to: '' }],
    caughtBy: caughtBy('src/server/platform/sms/sms-text.test.ts', 'never doubles the price'),
  },
  {
    name: 'a half of a surrogate begins the next part',
    changes: [
      {
        file: 'src/server/platform/sms/sms-parts.ts',
        from: 'filledParts(widths, joined)',
        to: 'Math.ceil(units / joined)',
      },
      { file: 'src/server/platform/sms/sms-parts.ts', from: 'function filledParts', to: 'export function filledParts' },
    ],
    caughtBy: caughtBy('src/server/platform/sms/sms-parts.test.ts', 'none is torn'),
  },
  {
    name: 'a text ends its JSON',
    changes: [
      {
        file: 'src/server/platform/sms/gateway.ts',
        from: 'json && JSON.stringify(json)',
        to: String.raw`json && JSON.stringify(json).replaceAll('\\"', '"')`,
      },
    ],
    caughtBy: caughtBy('src/server/platform/sms/gateways.test.ts', 'in a field of its own'),
  },
  {
    name: 'everybody is woken at night',
    changes: [
      {
        file: SEND,
        from: 'isSecret ? 0 : secondsOfQuiet(now(), transport.quietHours)',
        to: 'isSecret ? secondsOfQuiet(now(), transport.quietHours) : 0',
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'nobody is woken'),
  },
  {
    name: 'codes stand behind one that gets no answer',
    changes: [{ file: 'src/server/messaging/queue-message.ts', from: 'SMS_CODE_LANES = 8', to: 'SMS_CODE_LANES = 1' }],
    caughtBy: caughtBy(SEND_TEST, 'behind no single other code'),
  },
  {
    name: 'codes stand behind all other SMS',
    changes: [
      {
        file: 'src/server/messaging/queue-message.ts',
        from: 'inLane(SEND_CODE_JOBS[way], messageId % codes)',
        to: 'inLane(SEND_JOBS[way], messageId % (codes - codes + 1))',
      },
    ],
    caughtBy: caughtBy(SEND_TEST, 'stands behind no other SMS'),
  },
  {
    name: 'codes go to a slow gateway two at a time',
    changes: [{ file: 'src/server/messaging/queue-message.ts', from: 'SMS_CODE_LANES = 8', to: 'SMS_CODE_LANES = 2' }],
    caughtBy: caughtBy(
      'src/server/messaging/messaging.lanes.long.test.ts',
      'eight codes are with a slow gateway at once',
    ),
  },
  {
    name: 'codes use up the money of other SMS',
    changes: [
      { file: 'src/server/messaging/spending.ts', from: 'if (isSecret)', to: 'if (isSecret && limitPoisha < 0)' },
    ],
    caughtBy: caughtBy(SEND_TEST, 'is not spent on codes'),
  },
  {
    name: 'orders that are placed and cancelled tell of low stock each time',
    changes: [
      { file: 'src/server/notifications/low-stock.queries.ts', from: "interval '1 day'", to: "interval '0 days'" },
    ],
    caughtBy: caughtBy('src/server/notifications/kinds.long.test.ts', 'is told once a day where orders are placed'),
  },
  {
    name: 'SMS are sent beyond the money of a day',
    changes: [
      {
        file: 'src/server/messaging/spending.queries.ts',
        from: "<=', limitPoisha",
        to: "<=', limitPoisha + 1_000_000_000",
      },
    ],
    caughtBy: caughtBy('src/server/messaging/spending.test.ts', 'however many SMS are sent at once'),
  },
  {
    name: 'the money of an SMS of yesterday comes back to today',
    changes: [
      {
        file: 'src/server/messaging/spending.queries.ts',
        from: 'dayOf(sql<Date>`tried_at`)',
        to: 'dayOf(sql<Date>`now()`)',
      },
    ],
    caughtBy: caughtBy('src/server/messaging/spending.test.ts', 'comes back to yesterday'),
  },
  {
    name: 'a status query that the gateway refuses is taken for a refused SMS',
    changes: [
      {
        file: 'src/server/platform/sms/transport.ts',
        from: "const SAYS_NOTHING = () => 'unanswered' as const",
        to: 'const SAYS_NOTHING = outcomeByStatus',
      },
    ],
    caughtBy: caughtBy('src/server/platform/sms/transport.test.ts', 'says nothing of the SMS'),
  },
  {
    name: 'the log says what the gateway said of whom',
    changes: [{ file: SEND, from: 'reason: code }', to: 'reason: code, to: claim.to }' }],
    caughtBy: caughtBy(SEND_TEST, 'knows an SMS by its number'),
  },
]
