import { CUT, caughtBy } from '../bug.mjs'

const PLACE = 'src/server/checkout/place-order.ts'
const PLACING = 'src/server/orders/insert-order.queries.ts'
const STOCK = 'src/server/products/stock.queries.ts'
const MOVING = 'src/server/orders/moving.queries.ts'
const QUOTE = 'src/server/cart/quote.ts'
const AT_ONCE = 'src/server/cart/add-at-once.queries.ts'
const SIZE_KEYS = 'src/server/orders/point-at-sizes.test.ts'
const STAGES = 'src/server/fulfilment/stages.test.ts'
const COLLECTING = 'src/server/orders/collecting.ts'

/** Nothing can be asked behind the last questions of a transaction. */
const BEFORE_THE_LAST = [
  { file: PLACING, from: 'import { type Db, lastly,', to: 'import { type Db, pipelined,' },
  { file: PLACING, from: 'await lastly(tx,', to: 'await pipelined(tx,' },
]

/** @type {import('../bug.mjs').Bug[]} */
export const ORDERS_BUGS = [
  {
    name: 'a placed order tells the lines of one store as another’s',
    changes: [
      {
        file: 'src/server/orders/placed-order.ts',
        from: 'parcels.find((parcel) => parcel.vendorId === vendorId)',
        to: 'parcels.find((parcel) => parcel.vendorId !== vendorId)',
      },
    ],
    caughtBy: caughtBy('src/server/orders/placed-order.test.ts', 'is what is read of it'),
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
    caughtBy: caughtBy(
      'src/server/checkout/place-order.races.long.test.ts',
      '200 shoppers at once for the last 10 pieces',
    ),
  },
  {
    name: 'an order and its parcels are read one after the other',
    changes: [
      {
        file: 'src/server/orders/read-order.ts',
        from: '  const order = await orderOf(db, orderId)\n',
        to:
          "  const early = await db.selectFrom('orders').select(['status', 'due_poisha as duePoisha'])" +
          ".where('id', '=', orderId).executeTakeFirst()\n" +
          '  const whole = await orderOf(db, orderId)\n  const order = whole && { ...whole, ...early }\n',
      },
    ],
    caughtBy: caughtBy('src/server/orders/read-order.one-moment.test.ts', 'is told as it was before or as it is after'),
  },
  {
    name: 'a size that is counted from the last moment on is sold uncounted',
    changes: [
      {
        file: PLACE,
        from: 'takeStock(connection, wanted)',
        to: 'takeStock(connection, wanted.filter(({ stock }) => stock !== null))',
      },
      {
        file: PLACE,
        from: 'const missed = wanted.find(',
        to: 'const missed = wanted.filter(({ stock }) => stock !== null).find(',
      },
    ],
    caughtBy: caughtBy('src/server/checkout/place-order.races.long.test.ts', 'counted from now on'),
  },
  {
    name: 'at once, a size that is counted by now is sold uncounted',
    changes: [{ file: STOCK, from: ` and ("left"."left" is not null) = "isCounted"`, to: '' }],
    caughtBy: caughtBy('src/server/checkout/place-order.races.long.test.ts', 'counted from now on'),
  },
  {
    name: 'at once, pieces are sold that are there no more',
    changes: [{ file: STOCK, from: `not bool_and(`, to: `not bool_or(true or ` }],
    caughtBy: caughtBy(
      'src/server/checkout/place-order.races.long.test.ts',
      '200 shoppers at once for the last 10 pieces',
    ),
  },
  {
    name: 'at once, nobody hears that the last piece is sold',
    changes: [{ file: STOCK, from: ` and "left"."left" is distinct from 0`, to: '' }],
    caughtBy: caughtBy('src/server/checkout/place-order.races.long.test.ts', 'lists hear of the last piece'),
  },
  {
    name: 'at once, an account orders as often a day as it likes',
    changes: [
      {
        file: 'src/server/platform/rate-limits/rate-limiter.queries.ts',
        from: 'counted.spent > ',
        to: 'counted.spent > 1000 + ',
      },
    ],
    caughtBy: caughtBy('src/server/checkout/place-order.a-day.test.ts', 'places so many orders a day'),
  },
  {
    name: 'who was deleted while waiting for the own cart orders all the same',
    changes: [
      { file: 'src/server/cart/cart.queries.ts', from: '  if (!customer) throw', to: '  if (!customer && !tx) throw' },
    ],
    caughtBy: caughtBy('src/server/cart/lock-customer.test.ts', 'deleted meanwhile'),
  },
  {
    name: 'who cancels each order places as many as they like',
    changes: [
      {
        file: PLACE,
        from: "if (most === 0 || role === 'Admin') return undefined\n",
        to: "if (most >= 0 || role === 'Admin') return undefined\n",
      },
    ],
    caughtBy: caughtBy('src/server/checkout/place-order.a-day.test.ts', 'places so many orders a day'),
  },
  {
    name: 'order and lines in two transactions',
    changes: [
      ...BEFORE_THE_LAST,
      { file: PLACING, from: '    insertLines(connection, order),\n', to: '    [],\n' },
      {
        file: PLACING,
        from: '  return placedOrder(order, inserted)\n',
        to:
          '  await sql`commit`.execute(tx)\n  await sql`begin`.execute(tx)\n' +
          '  const lines = await insertLines(tx, order)\n  return placedOrder(order, { ...inserted, lines })\n',
      },
    ],
    caughtBy: CUT,
  },
  {
    name: 'the idempotency record is written after the commit',
    changes: [
      ...BEFORE_THE_LAST,
      {
        file: PLACING,
        from: '    insertKey(connection, order.customerId, order.once),\n',
        to: '',
      },
      {
        file: PLACING,
        from: '  return placedOrder(order, inserted)\n',
        to:
          '  await sql`commit`.execute(tx)\n  await sql`begin`.execute(tx)\n' +
          '  await insertKey(tx, order.customerId, order.once)\n  return placedOrder(order, inserted)\n',
      },
    ],
    caughtBy: CUT,
  },
  {
    name: 'what is added at once is added beyond the stock',
    changes: [
      { file: AT_ONCE, from: `least(product_sizes.stock, \${MAX_QUANTITY}::int)`, to: `\${MAX_QUANTITY}::int` },
    ],
    caughtBy: caughtBy('src/server/cart/add-to-cart.test.ts', 'no more go in than are counted'),
  },
  {
    name: 'of several things that are added at once some are added',
    changes: [{ file: AT_ONCE, from: `(select count(*) from accepted) = cardinality(\${ids}::bigint[])`, to: 'true' }],
    caughtBy: caughtBy('src/server/cart/add-to-cart.test.ts', 'keeps the others out'),
  },
  {
    name: 'who was deleted while waiting for the own cart adds at once all the same',
    changes: [
      {
        file: AT_ONCE,
        from: `exists (select from users where id = \${customerId} and is_active and deleted_at is null)`,
        to: 'true',
      },
    ],
    caughtBy: caughtBy('src/server/cart/lock-customer.test.ts', 'deleted meanwhile'),
  },
  {
    name: 'one customer’s checkouts do not wait for each other',
    changes: [{ file: PLACE, from: '        lockCustomer(connection, actor.id),', to: '        undefined,' }],
    caughtBy: caughtBy('src/server/checkout/place-order.races.long.test.ts', 'one press sent eight times at once'),
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
    caughtBy: caughtBy('src/server/checkout/place-order.refusing.test.ts', 'when a line’s price is not the shop’s'),
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
    caughtBy: caughtBy(
      'src/server/checkout/place-order.refusing.test.ts',
      'when the price has changed since the product was last sold',
    ),
  },
  {
    name: 'what the former release orders points at no size',
    changes: [
      {
        file: 'migrations/0152_size_keys.sql',
        from: 'order_lines_point_at_size before insert on order_lines for each row\n  when (new.product_size_id is null)',
        to: 'order_lines_point_at_size before insert on order_lines for each row\n  when (false)',
      },
    ],
    caughtBy: caughtBy(SIZE_KEYS, 'knows no ids of sizes'),
  },
  {
    name: 'pieces do not go back to a size that is offered again',
    changes: [
      { file: 'src/server/orders/size-of-line.queries.ts', from: 'where offered.', to: 'where false and offered.' },
    ],
    caughtBy: caughtBy(SIZE_KEYS, 'go back to a size that was taken off'),
  },
  {
    name: 'a cart wants a size that its store has just taken off, and fails',
    changes: [{ file: AT_ONCE, from: '      for key share of product_sizes\n', to: '' }],
    caughtBy: caughtBy(SIZE_KEYS, 'a cart that wants a size while its store takes it off hears'),
  },
  {
    name: 'an order wants a size that its store has just taken off, and fails',
    changes: [{ file: STOCK, from: "          .forKeyShare('product_sizes'),\n", to: ',' }],
    caughtBy: caughtBy(SIZE_KEYS, 'an order of what is not counted that wants a size while'),
  },
  {
    name: 'the cart is not consumed',
    changes: [
      {
        file: PLACE,
        from: '    takeBoughtPieces(connection, order.customerId, wanted),\n    takeStockOrAbort(',
        to: '    takeStockOrAbort(',
      },
    ],
    caughtBy: caughtBy('src/server/checkout/place-order.test.ts', 'what was bought leaves the cart, the rest stays'),
  },
  {
    name: 'a status is moved without its condition',
    changes: [
      {
        file: 'src/server/orders/locks.queries.ts',
        from: `      .where('id', '=', orderIdBy(by, id))\n      .forNoKeyUpdate(),\n`,
        to: `      .where('id', '=', orderIdBy(by, id)),\n`,
      },
      { file: MOVING, from: `.where('stage', 'in', REACHED_FROM[change.stage])`, to: '' },
    ],
    caughtBy: caughtBy(
      'src/server/checkout/place-order.races.long.test.ts',
      'cancelled by nine at once, the stock comes back once',
    ),
  },
  {
    name: 'a cancelled order gives nothing back',
    changes: [
      {
        file: 'src/server/orders/bring-parcels.ts',
        from: `  if (stage === 'cancelled') await giveBack(tx, await piecesTaken(tx, parcelIds))\n`,
        to: '',
      },
    ],
    caughtBy: caughtBy(
      'src/server/orders/move-order.test.ts',
      'comes back, and finished pages hear of what had sold out',
    ),
  },
  {
    name: 'shipping wanders to a parcel that was handed over without it',
    changes: [
      {
        file: 'src/server/orders/figures.ts',
        from: 'broughtPoisha ?? (parcelId',
        to: '(parcelId',
      },
      { file: COLLECTING, from: `({ stage }) => isAtTheStore(stage)`, to: `({ status }) => status !== 'Cancelled'` },
    ],
    caughtBy: caughtBy('src/server/orders/collecting.test.ts', 'never changes, whatever becomes of the others'),
  },
  {
    name: 'revenue counts what was cancelled of an order',
    changes: [
      {
        file: 'src/server/dashboard/seen.queries.ts',
        from: `'due_poisha as poisha'`,
        to: `'total_poisha as poisha'`,
      },
    ],
    caughtBy: caughtBy('src/server/dashboard/read-figures.test.ts', 'count a cancelled order, but not its money'),
  },
  {
    name: 'the total of a quote forgets its adjustments',
    changes: [
      { file: QUOTE, from: 'itemsPoisha + shippingPoisha + adjustmentsPoisha', to: 'itemsPoisha + shippingPoisha' },
    ],
    caughtBy: caughtBy('src/server/cart/quote.test.ts', 'lines, shipping and every adjustment'),
  },
  {
    name: 'a store is told that it bears what the shop does',
    changes: [{ file: 'src/server/orders/figures.ts', from: `.filter(({ paidBy }) => paidBy === 'store')`, to: '' }],
    caughtBy: caughtBy('src/server/orders/placed-order.adjustments.test.ts', 'tells a store what it has of its parcel'),
  },
  {
    name: 'an adjustment stays with a parcel that was cancelled',
    changes: [
      {
        file: 'src/server/orders/figures.ts',
        from: '      ...owed.flatMap((parcel) => ownAdjustments(order, parcel)),',
        to: '      ...parcels.flatMap((parcel) => ownAdjustments(order, parcel)),',
      },
    ],
    caughtBy: caughtBy('src/server/orders/figures.test.ts', 'is what its parcels collect'),
  },
  {
    name: 'the database lets an adjustment be that no sum knows of',
    changes: [
      {
        file: 'migrations/0026_order_adjustments.sql',
        from: '    if found then',
        to: '    if found and of_order < 0 then',
      },
    ],
    caughtBy: caughtBy(
      'src/server/orders/placed-order.adjustments.stored.test.ts',
      'an adjustment that the sums do not know',
    ),
  },
  {
    name: 'the shipping fee of an order is that of the start',
    changes: [
      {
        file: 'src/server/cart/charges.ts',
        from: 'return chargesWith(exactPoisha(shippingFee))',
        to: 'return chargesWith(exactPoisha(shippingFee) * 0 + 6_000)',
      },
    ],
    caughtBy: caughtBy(
      'src/server/checkout/place-order.shipping.test.ts',
      'the shipping fee of this moment is what an order',
    ),
  },
  {
    name: 'the browser adds up the cart',
    changes: [
      {
        file: 'src/web/cart/CartSummary.tsx',
        from: '<Part taka={quote.total} isPending={isPending} />',
        to: '<Part taka={quote.itemsTotal + quote.shipping} isPending={isPending} />',
      },
    ],
    caughtBy: caughtBy('src/web/cart/CartSummary.test.ts', 'the cart’s sums are the server’s'),
  },
  {
    name: 'the browser adds up the order',
    changes: [
      {
        file: 'src/web/checkout/order-request.ts',
        from: 'totalAmount: total,',
        to: 'totalAmount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 60),',
      },
    ],
    caughtBy: caughtBy('src/web/checkout/order-request.test.ts', 'with the total that was on screen'),
  },
  {
    name: 'a parcel is packed by whoever may read it',
    changes: [
      {
        file: 'src/server/orders/may-move.ts',
        from: `return role === 'Admin' || vendorId === vendor?.id`,
        to: `return role !== 'User' || vendorId === vendor?.id`,
      },
    ],
    caughtBy: caughtBy('src/server/orders/may-move.test.ts', 'who packs a parcel'),
  },
  {
    name: 'a checkout empties the cart line, whatever was bought of it',
    changes: [
      {
        file: 'src/server/cart/cart.queries.ts',
        from: 'cart_lines.quantity - bought.quantity as rest',
        to: '0 as rest',
      },
    ],
    caughtBy: caughtBy(
      'src/server/checkout/place-order.test.ts',
      'a line that holds more pieces than were bought keeps the rest',
    ),
  },
  {
    name: 'every press without a key is another order',
    changes: [
      { file: PLACE, from: 'onceOf(request, press.key)', to: 'onceOf(request, press.key ?? String(Math.random()))' },
    ],
    caughtBy: caughtBy(
      'src/server/checkout/place-order.same-press.test.ts',
      'the same order sent many times at once is one order',
    ),
  },
  {
    name: 'an order is not found by its second phone',
    changes: [
      {
        file: 'src/server/orders/orders.queries.ts',
        from: '[CUSTOMER_COLUMNS.phone, CUSTOMER_COLUMNS.altPhone]',
        to: '[CUSTOMER_COLUMNS.phone]',
      },
    ],
    caughtBy: caughtBy(
      'src/server/orders/list-orders.finding.test.ts',
      'a store finds by either phone, as it is shown both',
    ),
  },
  {
    name: 'an account has as many open orders as it likes',
    changes: [
      { file: PLACE, from: '    if (hasTooMany) throw', to: '    if (hasTooMany && offers.length > 99) throw' },
    ],
    caughtBy: caughtBy('src/server/checkout/place-order.open-orders.test.ts', 'many presses at once do not slip past'),
  },
  {
    name: 'a parcel goes back to a stage that it has left',
    changes: [
      {
        file: 'src/server/orders/stages.ts',
        from: `  packed: ['placed', 'confirmed'],`,
        to: `  packed: ['placed', 'confirmed', 'handed_over'],`,
      },
    ],
    caughtBy: caughtBy(STAGES, ', and nothing changes'),
  },
  {
    name: 'a refused parcel is for sale again before it is back',
    changes: [
      {
        file: 'src/server/orders/bring-parcels.ts',
        from: `  if (stage === 'cancelled') await giveBack(`,
        to: `  if (stage === 'cancelled' || stage === 'refused') await giveBack(`,
      },
    ],
    caughtBy: caughtBy(STAGES, 'is sold again as far as it is fit, once it is back'),
  },
  {
    name: 'goods that are back are for sale again as often as the store says so',
    changes: [
      { file: 'src/server/orders/parcels.queries.ts', from: `    .where('received_back_at', 'is', null)\n`, to: '' },
    ],
    caughtBy: caughtBy(STAGES, 'is what the order brings, and the rest returns to the stock once the store has it'),
  },
  {
    name: 'a part that was kept still brings in all of it',
    changes: [
      {
        file: 'src/server/orders/bring-parcels.ts',
        from: `'Cancelled' ? 0 : goodsPoisha(parcel)`,
        to: `'Cancelled' ? 0 : goodsPoisha({ ...parcel, keptPoisha: null })`,
      },
    ],
    caughtBy: caughtBy(STAGES, 'is what the order brings, and the rest returns to the stock once the store has it'),
  },
  {
    name: 'a customer cancels what is on its way',
    changes: [
      {
        file: 'src/server/orders/may-move.ts',
        from: `return parcels.every(({ stage }) => isAtTheStore(stage)) ? parcels : []`,
        to: `return parcels`,
      },
    ],
    caughtBy: caughtBy(STAGES, 'is cancelled neither by its customer nor by the store'),
  },
  {
    name: 'a correction asks for the shipping twice',
    changes: [
      {
        file: MOVING,
        from: `case when \${isBroughtElsewhere} then 0 else \${shipping} end`,
        to: `case when \${isBroughtElsewhere} then \${shipping} else \${shipping} end`,
      },
    ],
    caughtBy: caughtBy(STAGES, 'without asking for the shipping twice'),
  },
]
