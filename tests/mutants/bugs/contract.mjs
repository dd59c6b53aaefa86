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
  {
    name: 'a shopper’s name brings a line of its own into a store’s mail',
    changes: [
      { file: 'src/contract/checkout.ts', from: '    name: singleLine(', to: '    name: text(' },
      { file: 'src/contract/checkout.ts', from: 'phone, singleLine }', to: 'phone, singleLine, text }' },
    ],
    caughtBy: caughtBy('src/contract/one-line-names.test.ts', 'the name of a customer is one line'),
  },
  {
    name: 'a mail in plain text breaks its lines where shoppers broke theirs',
    changes: [{ file: 'src/server/platform/mail/plain-text.ts', from: "'\\n    '", to: "'\\n'" }],
    caughtBy: caughtBy('src/server/notifications/write-messages.orders.test.ts', 'no line of a mail is a shopper’s'),
  },
]
