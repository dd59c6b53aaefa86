import { caughtBy } from '../bug.mjs'

/** @type {import('../bug.mjs').Bug[]} */
export const CONTRACT_BUGS = [
  {
    name: 'a phone is read in Latin digits only',
    changes: [
      {
        file: 'src/contract/values/phone.ts',
        from: 'MOBILE.exec(plainDigits(text).replace',
        to: 'MOBILE.exec(text.replace',
      },
    ],
    caughtBy: caughtBy('src/server/checkout/place-order.test.ts', 'is kept as couriers take it'),
  },
]
