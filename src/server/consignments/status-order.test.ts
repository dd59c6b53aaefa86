import { expect, test } from 'vitest'
import { CONSIGNMENT_STATES, COURIER_STATUSES, type CourierStatus } from '#contract/values/couriers'
import { isAhead, isGivenUp, isRest } from './status-order.ts'

/** After each word, those that still bring the consignment on. */
const AHEAD: Record<CourierStatus | 'nothing', string> = {
  nothing:
    'booked collected on_the_way held at_the_door told_delivered told_partly told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  booked:
    'collected on_the_way held at_the_door told_delivered told_partly told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  collected:
    'on_the_way held at_the_door told_delivered told_partly told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  on_the_way:
    'at_the_door told_delivered told_partly told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  held: 'at_the_door told_delivered told_partly told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  at_the_door:
    'told_delivered told_partly told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  told_delivered:
    'told_partly told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  told_partly: 'told_refused delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  told_refused: 'delivered partly_delivered exchanged paid_return refused cancelled coming_back returned',
  delivered: 'settled',
  partly_delivered: 'coming_back returned settled',
  exchanged: 'coming_back returned settled',
  paid_return: 'coming_back returned',
  refused: 'coming_back returned',
  cancelled: 'coming_back returned settled',
  coming_back: 'returned',
  returned: 'settled',
  settled: '',
}

test.each(['nothing', ...COURIER_STATUSES] as const)(
  'after %s a consignment is brought on by what is ahead alone',
  (at) => {
    const before = at === 'nothing' ? null : at
    expect(COURIER_STATUSES.filter((word) => isAhead(word, before)).join(' ')).toBe(AHEAD[at])
  },
)

test('nobody waits for what was refused, given up or called off', () => {
  const givenUp = (word: CourierStatus | null) => CONSIGNMENT_STATES.filter((state) => isGivenUp({ state, word }))
  expect(givenUp(null)).toEqual(['refused', 'dropped', 'ended'])
  expect(givenUp('on_the_way')).toEqual(['refused', 'dropped', 'ended'])
  expect(givenUp('delivered')).toEqual(['refused', 'dropped'])
})

test.each([
  ['a part was kept', { door: 'partly_delivered', stage: 'partly_delivered' }, true],
  ['a person says that a part was kept', { door: 'delivered', stage: 'partly_delivered' }, true],
  [
    'a part was kept, and nobody has said which',
    { door: 'partly_delivered', stage: 'at_the_door', isPartlyReported: true },
    true,
  ],
  ['it was exchanged', { door: 'exchanged', stage: 'delivered' }, true],
  ['it was delivered whole', { door: 'delivered', stage: 'delivered' }, false],
  ['a part was paid as all', { door: 'partly_delivered', stage: 'delivered' }, false],
  ['it was refused, and moves', { door: 'refused', stage: 'refused' }, false],
  ['it is on its way', { door: null, stage: 'handed_over' }, false],
] as const)('whether it is a rest that comes back where %s', (_, known, expected) => {
  expect(isRest('coming_back', known)).toBe(expected)
  expect(isRest('returned', known)).toBe(expected)
  expect(isRest('delivered', known)).toBe(false)
})
