/**
 * A bug that somebody could write on a tired day, as a change of the sources, and the test that must notice. `test` runs
 * the tests whose names hold it.
 * @typedef {object} Bug
 * @property {string} name
 * @property {{ file: string, from: string, to: string }[]} changes Each `from` is there exactly once.
 * @property {{ file: string, test: string, project: 'rooms' | 'long*' }} caughtBy
 */

const PLACE = 'src/server/orders/place-order.ts'
const PLACING = 'src/server/orders/placing.queries.ts'
const STOCK = 'src/server/catalog/stock.queries.ts'
const MOVING = 'src/server/orders/moving.queries.ts'

const rooms = (/** @type {string} */ file, /** @type {string} */ test) => ({
  file,
  test,
  project: /** @type {const} */ ('rooms'),
})
const long = (/** @type {string} */ file, /** @type {string} */ test) => ({
  file,
  test,
  project: /** @type {const} */ ('long*'),
})
const CUT = long('torture/cut.test.ts', 'wherever the wire to the database is cut')
const SHORT = /** @type {const} */ ({
  file: 'torture/short.test.ts',
  test: 'struck in every way',
  project: 'long*',
})

/** @type {Bug[]} */
export const BUGS = [
  {
    name: 'no guard on stock',
    changes: [
      {
        file: STOCK,
        from: `or('product_sizes.stock', '>=', or.ref('locked.quantity'))`,
        to: `or('product_sizes.stock', 'is not', null)`,
      },
    ],
    caughtBy: long('src/server/orders/races.test.ts', '200 shoppers at once for the last 10 pieces'),
  },
  {
    name: 'a size that sold out in the last moment is sold all the same',
    changes: [
      {
        file: PLACE,
        from: '  if (missed) throw await',
        to: '  if (missed && missed.quantity < 0) throw await',
      },
    ],
    caughtBy: long('src/server/orders/races.test.ts', '200 shoppers at once for the last 10 pieces'),
  },
  {
    name: 'order and lines in two transactions',
    changes: [
      { file: PLACING, from: '      insertLines(line, order),\n', to: '' },
      {
        file: PLACING,
        from: '  return id\n',
        to:
          '  await sql`commit`.execute(tx)\n  await sql`begin`.execute(tx)\n' +
          '  await insertLines(tx, order)\n  return id\n',
      },
    ],
    caughtBy: CUT,
  },
  {
    name: 'the idempotency record is written after the commit',
    changes: [
      {
        file: PLACING,
        from: '      order.once ? insertKey(line, order.customerId, order.once) : undefined,\n',
        to: '',
      },
      {
        file: PLACING,
        from: '  return id\n',
        to:
          '  await sql`commit`.execute(tx)\n  await sql`begin`.execute(tx)\n' +
          '  if (order.once) await insertKey(tx, order.customerId, order.once)\n  return id\n',
      },
    ],
    caughtBy: CUT,
  },
  {
    name: 'one customer’s checkouts do not wait for each other',
    changes: [{ file: PLACE, from: '        lockCustomer(line, actor.id),', to: '        undefined,' }],
    caughtBy: long('src/server/orders/races.test.ts', 'one press sent eight times at once'),
  },
  {
    name: 'the client’s price is kept',
    changes: [
      {
        file: PLACE,
        from: '    return { ...offer, quantity, at }',
        to: '    const { price } = pieces.find((piece) => piece.at === at) as unknown as { price: number }\n    return { ...offer, quantity, at, pricePoisha: Math.round(price * 100) }',
      },
    ],
    caughtBy: rooms('src/server/orders/refusing.test.ts', 'when a line’s price is not the shop’s'),
  },
  {
    name: 'a price is taken from a cache at the checkout',
    changes: [
      { file: PLACE, from: 'type Wanted =', to: 'const seen = new Map<number, number>()\ntype Wanted =' },
      {
        file: PLACE,
        from: '    return { ...offer, quantity, at }',
        to:
          '    const pricePoisha = seen.get(productId) ?? offer.pricePoisha\n    seen.set(productId, pricePoisha)\n' +
          '    return { ...offer, quantity, at, pricePoisha }',
      },
    ],
    caughtBy: rooms('src/server/orders/refusing.test.ts', 'when the price has changed since the product was last sold'),
  },
  {
    name: 'the cart is not consumed',
    changes: [{ file: PLACE, from: 'deleteBoughtLines(line, order.customerId, wanted)', to: 'undefined' }],
    caughtBy: rooms('src/server/orders/placing.test.ts', 'what was bought leaves the cart, the rest stays'),
  },
  {
    name: 'the last admin is looked for without a lock',
    changes: [
      {
        file: 'src/server/users/managing.queries.ts',
        from: `    .orderBy('id')\n    .forNoKeyUpdate()\n`,
        to: `    .orderBy('id')\n`,
      },
    ],
    caughtBy: rooms('src/server/users/last-admin.test.ts', 'two admins'),
  },
  {
    name: 'a connection that was lost is told as a failure',
    changes: [
      {
        file: 'src/server/platform/problem.ts',
        from: `if (isDatabaseAway(error)) return problem('database_away', COME_BACK)`,
        to: `if (isDatabaseAway(error)) return problem('out_of_stock')`,
      },
    ],
    caughtBy: CUT,
  },
  {
    name: 'pictures without a row are never swept',
    changes: [
      {
        file: 'src/server/platform/pictures/sweep.ts',
        from: '  if (shown.size === 0) return 0',
        to: '  if (shown.size >= 0) return 0',
      },
    ],
    caughtBy: {
      ...{ file: 'src/server/catalog/orphans.test.ts', project: 'long*' },
      test: 'a machine that stops between the file and its row',
    },
  },
  {
    name: 'a status is moved without its condition',
    changes: [
      {
        file: MOVING,
        from: `    .where('id', '=', orderId)\n    .forNoKeyUpdate()\n`,
        to: `    .where('id', '=', orderId)\n`,
      },
      { file: MOVING, from: `    .where('status', '=', 'Pending')\n`, to: '' },
    ],
    caughtBy: long('src/server/orders/races.test.ts', 'cancelled by nine at once, the stock comes back once'),
  },
  {
    name: 'the database says yes before it has written',
    changes: [
      {
        file: 'src/server/platform/postgres/settings.ts',
        from: `  jit: 'off',`,
        to: `  jit: 'off',\n  synchronous_commit: 'off',\n  wal_writer_delay: '10s',`,
      },
    ],
    caughtBy: SHORT,
  },
  {
    name: 'a cancelled order gives nothing back',
    changes: [
      {
        file: 'src/server/orders/move-order.ts',
        from: `  if (change.status === 'Cancelled') await giveBack(tx, parcelIds)\n`,
        to: '',
      },
    ],
    caughtBy: rooms('src/server/orders/moving.test.ts', 'comes back, and finished pages hear of it'),
  },
  {
    name: 'the database is not told who makes a call',
    changes: [
      { file: 'src/server/platform/calls.ts', from: 'db: actor ? behindWall(db, actor) : db', to: 'db' },
      { file: 'src/server/platform/calls.ts', from: 'import { behindWall, type Db }', to: 'import type { Db }' },
    ],
    caughtBy: rooms('src/server/platform/wall.test.ts', 'is answered behind the wall'),
  },
  {
    name: 'who is told to the database is remembered beyond the transaction',
    changes: [
      {
        file: 'src/server/platform/wall.queries.ts',
        from: '`begin; set local role pg_database_owner; set local haat.actor_id',
        to: '`begin; set role pg_database_owner; set haat.actor_id',
      },
    ],
    caughtBy: rooms('src/server/platform/wall.test.ts', 'and the shop as itself again'),
  },
  {
    name: 'the second wall lets a vendor see every parcel',
    changes: [
      {
        file: 'migrations/0009_wall_row_by_row.sql',
        from: 'alter policy seen on parcels\n  using (vendor_id = (select actor_store_id())',
        to: 'alter policy seen on parcels\n  using ((select actor_store_id()) is not null',
      },
    ],
    caughtBy: rooms('src/server/wall-orders.test.ts', 'not there, however it is asked for'),
  },
]
