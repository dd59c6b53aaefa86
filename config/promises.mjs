/**
 * Of the long tests and those in a browser, what `npm test` runs: one place for each promise that the shop makes. `npm run test:all`
 * runs all. What a new file costs here, another has to save: six minutes on two cores (docs/decisions/070-two-test-runs.md).
 */
export const PROMISES = [
  {
    promise: 'No confirmed order is lost, doubled or oversold, however shop and database are killed.',
    files: ['tests/torture/run.process.test.ts'],
  },
  {
    promise: 'The last piece is sold once, and one press is one order.',
    files: ['src/server/checkout/place-order.races.long.test.ts'],
  },
  {
    promise: 'Whoever is to be told is told, also by a shop that is killed meanwhile, and twice only by the same mail.',
    files: ['src/server/messaging/send-message.killed.process.test.ts'],
  },
  {
    promise: 'A first start needs nothing but Node, and says where the shop is and who its admin.',
    files: ['src/server/programs/shop.process.test.ts'],
  },
  {
    promise: 'A stop answers whom it is serving, and leaves nothing running.',
    files: ['src/server/programs/shop.stop.process.test.ts'],
  },
  {
    promise: 'A shopper finds a garment, buys it and sees it come, also after a typing error and on a phone.',
    files: ['tests/e2e/whole-way.e2e.test.ts'],
  },
  {
    promise: 'A vendor registers, is approved by an admin and sells; every figure moves by exactly that.',
    files: ['tests/e2e/market-day.e2e.test.ts'],
  },
  {
    promise: 'What a store sold is closed in a statement and paid out by two admins.',
    files: ['tests/e2e/payouts.e2e.test.ts'],
  },
  {
    promise: 'Cart and checkout say what it costs, and lose nothing where a press comes twice or an answer never.',
    files: ['tests/e2e/cart.e2e.test.ts', 'tests/e2e/checkout.e2e.test.ts'],
  },
  {
    promise: 'Nobody is shown what is not theirs; who logs in comes back to where they were.',
    files: ['tests/e2e/guards.e2e.test.ts'],
  },
  {
    promise: 'A shopper without a mouse buys; of every screen a test says who looks at it.',
    files: ['tests/e2e/keyboard.e2e.test.ts', 'tests/e2e/routes.e2e.test.ts'],
  },
]
