import { expect, test } from 'vitest'
import { closeQuestion } from './close-question.ts'

const SURE = 'Are you sure you want to delete this vendor?'

test.each([
  [{ pending: 885, balance: 885 }, `${SURE} The shop still owes it ৳1,770, of which couriers have ৳885.`],
  [{ pending: 0, balance: 770 }, `${SURE} The shop still owes it ৳770.`],
  [{ pending: 0, balance: -115 }, `${SURE} It still owes the shop ৳115.`],
  [{ pending: 0, balance: 1.5 }, `${SURE} The shop still owes it ৳1.50.`],
  [{ pending: 0, balance: 0 }, SURE],
  [
    { pending: 885, balance: -500 },
    `${SURE} The shop still owes it ৳385. This includes ৳885 that couriers have yet to pay.`,
  ],
  [
    { pending: 885, balance: -885 },
    `${SURE} Neither owes the other anything. This includes ৳885 that couriers have yet to pay.`,
  ],
  [
    { pending: 885, balance: -1000 },
    `${SURE} It still owes the shop ৳115. This includes ৳885 that couriers have yet to pay.`,
  ],
])('before a store is closed an admin reads what the two owe each other: %j', (terms, words) => {
  expect(closeQuestion(terms)).toBe(words)
})
