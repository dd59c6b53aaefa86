import { caughtBy } from '../bug.mjs'

const BOOK = 'src/server/consignments/book.ts'
const CLAIM = 'src/server/consignments/claim-booking.ts'
const RANKS = 'src/server/consignments/status-order.ts'
const MOVE = 'src/server/consignments/move-parcel-by-status.ts'
const NOTE = 'src/server/consignments/note-contradiction.ts'
const APPLY = 'src/server/consignments/apply-status.ts'
const CALL_OFF = 'src/server/consignments/call-off.ts'
const PUSH = 'src/server/consignments/courier-webhooks.ts'
const BRING = 'src/server/orders/bring-parcels.ts'
const MOVING = 'src/server/orders/moving.queries.ts'
const RECEIVE = 'src/server/parcels/receive-parcel.ts'
const BOOKING_TEST = 'src/server/consignments/request-booking.test.ts'
const WEBHOOKS_TEST = 'src/server/consignments/courier-webhooks.test.ts'
const ANOTHER_TEST = 'src/server/consignments/carried-by-another.test.ts'
const ONCE_TEST = 'src/server/consignments/book.once.long.test.ts'
const HOSTILE_TEST = 'src/server/consignments/courier-webhooks.hostile.long.test.ts'
const STAGES_TEST = 'src/server/fulfilment/stages.test.ts'
const KILL_TEST = 'src/server/consignments/killed-while-carrying.torture.test.ts'

/** Of each judge of travelling parcels (src/server/consignments/testing/judge-*.ts) two at least. @type {import('../bug.mjs').Bug[]} */
export const COURIERS_BUGS = [
  {
    name: 'a booking is made again after a time-out',
    changes: [{ file: BOOK, from: 'const booked = isAgain\n', to: 'const booked = isAgain && courier.find\n' }],
    caughtBy: caughtBy(BOOKING_TEST, 'which cannot be asked by our number, waits for a person'),
  },
  {
    name: 'a company is asked to book before that is written down',
    changes: [{ file: CLAIM, from: "{ state: 'asked', cashPoisha, problem: '' }", to: "{ cashPoisha, problem: '' }" }],
    caughtBy: caughtBy(BOOKING_TEST, 'which cannot be asked by our number, waits for a person'),
  },
  {
    name: 'a booking of what left with another rider is not called off',
    changes: [
      { file: CALL_OFF, from: 'if (isOnItsWay && parcel.courier === consignment.company)', to: 'if (isOnItsWay)' },
    ],
    caughtBy: caughtBy(BOOKING_TEST, 'own rider takes while it is booked is called off'),
  },
  {
    name: 'words of couriers move a parcel from wherever it is',
    changes: [
      {
        file: MOVE,
        from: 'if (REACHED_FROM[step.stage].includes(parcel.stage))\n',
        to: 'if (parcel.stage !== step.stage)\n',
      },
      { file: MOVING, from: "    .where('stage', 'in', REACHED_FROM[change.stage])\n", to: '' },
    ],
    caughtBy: caughtBy(WEBHOOKS_TEST, 'delivered all the same stays as it is'),
  },
  {
    name: 'the last word of a courier counts',
    changes: [
      {
        file: RANKS,
        from: "  if (before === 'delivered') return false\n  return before === null || rankOf(word) > rankOf(before)",
        to: '  return before === null || rankOf(word) >= 0',
      },
    ],
    caughtBy: caughtBy(WEBHOOKS_TEST, 'what comes late and out of order is kept'),
  },
  {
    name: 'a stage is written without its move',
    changes: [
      {
        file: BRING,
        from: '      insertMoves(connection, parcelIds,',
        to: "      mover.by !== 'courier' && insertMoves(connection, parcelIds,",
      },
    ],
    caughtBy: caughtBy(WEBHOOKS_TEST, 'of the whole way to the door'),
  },
  {
    name: 'unfit pieces are for sale again',
    changes: [
      {
        file: RECEIVE,
        from: 'pieces.filter(({ isCounted, quantity }) => isCounted && quantity > 0),',
        to: 'pieces.filter(({ isCounted }) => isCounted).map((piece) => ({ ...piece, quantity: piece.refused })),',
      },
    ],
    caughtBy: caughtBy(STAGES_TEST, 'is sold again as far as it is fit, once it is back'),
  },
  {
    name: 'a stage is told by nobody where a courier brought it',
    changes: [
      {
        file: BRING,
        from: "const emitted = [emit(tx, 'parcel.moved', { ...moved, stage, by })]",
        to: "const emitted = by === 'courier' ? [] : [emit(tx, 'parcel.moved', { ...moved, stage, by })]",
      },
    ],
    caughtBy: caughtBy(KILL_TEST, 'loses, doubles and forgets nothing'),
  },
  {
    name: 'a store is told of what it cancelled itself',
    changes: [
      {
        file: 'src/server/notifications/kinds/store-orders.ts',
        from: "if (by === 'store') return []",
        to: 'if (!by) return []',
      },
    ],
    caughtBy: caughtBy('src/server/notifications/kinds.long.test.ts', 'and the store nothing that it knows'),
  },
  {
    name: 'a company moves what the store’s own rider has by now',
    changes: [{ file: MOVE, from: '  if (carrier && carrier !== company) return true\n', to: '' }],
    caughtBy: caughtBy(ANOTHER_TEST, 'what its company gives up stays on its way'),
  },
  {
    name: 'a booking is made again by other keys',
    changes: [{ file: BOOK, from: 'if (isAgain && !claim.hasSameKeys)', to: 'if (isAgain && !claim.claimedAt)' }],
    caughtBy: caughtBy(ONCE_TEST, 'once its account has other keys'),
  },
  {
    name: 'another sum of the door is told to nobody',
    changes: [
      { file: NOTE, from: '  if (due === collectedPoisha) return\n', to: '  if (due >= collectedPoisha) return\n' },
    ],
    caughtBy: caughtBy(WEBHOOKS_TEST, 'another sum than was due is delivered'),
  },
  {
    name: 'another sum that is told late is dropped',
    changes: [
      {
        file: APPLY,
        from: "if (word === 'delivered' && told.collectedPoisha !== null)",
        to: 'if (told.word !== word)',
      },
    ],
    caughtBy: caughtBy(WEBHOOKS_TEST, 'another sum that is told once the clock has asked'),
  },
  {
    name: 'what a company collects follows from other parcels once it was told',
    changes: [
      {
        file: MOVING,
        from: 'coalesce(shipping_poisha, booked_shipping_poisha, case',
        to: 'coalesce(shipping_poisha, case',
      },
    ],
    caughtBy: caughtBy(KILL_TEST, 'loses, doubles and forgets nothing'),
  },
  {
    name: 'a push is known by any secret of its company',
    changes: [
      {
        file: 'src/server/couriers/accounts.queries.ts',
        from: "    .where('push_digest', '=', digest)\n",
        to: '    .where((of) => of.val(digest.length > 0))\n',
      },
    ],
    caughtBy: caughtBy(HOSTILE_TEST, 'opens nothing'),
  },
  {
    name: 'a push that comes twice is kept twice',
    changes: [
      {
        file: PUSH,
        from: "createHash('sha256').update(body).digest()",
        to: "createHash('sha256').update(body + Math.random()).digest()",
      },
    ],
    caughtBy: caughtBy(HOSTILE_TEST, 'a thousand times over, is kept once'),
  },
  {
    name: 'what a part was collected for fits no pieces',
    changes: [
      { file: MOVE, from: 'parcel.id, poisha) === collectedPoisha', to: 'parcel.id, poisha) >= collectedPoisha' },
    ],
    caughtBy: caughtBy(WEBHOOKS_TEST, 'whose sum no pieces come to'),
  },
  {
    name: 'what was never collected is on its way back',
    changes: [{ file: MOVE, from: "word === 'cancelled' && (before", to: "word === 'returned' && (before" }],
    caughtBy: caughtBy(ANOTHER_TEST, 'a late word of the company before'),
  },
  {
    name: 'what has left is booked once more',
    changes: [{ file: BOOK, from: '  if (!mayBook) return ', to: '  if (!request) return ' }],
    caughtBy: caughtBy(ONCE_TEST, 'once its parcel is cancelled'),
  },
  {
    name: 'pushes of an account are understood in any order',
    changes: [{ file: PUSH, from: 'queue: `', to: 'lane: `' }],
    caughtBy: caughtBy(ONCE_TEST, 'queued once each'),
  },
  {
    name: 'however much an account tells, it is heard',
    changes: [{ file: PUSH, from: '  await refuseSpent(db, WEBHOOKS, subject)\n', to: '' }],
    caughtBy: caughtBy(HOSTILE_TEST, 'tells far too much'),
  },
  {
    name: 'a push is queued by whoever looks',
    changes: [
      {
        file: 'src/server/consignments/status-reports.queries.ts',
        from: '    .forUpdate()\n    .skipLocked()\n  const taken',
        to: '  const taken',
      },
    ],
    caughtBy: caughtBy(ONCE_TEST, 'queued once each'),
  },
]
