import { expect, test } from 'vitest'
import { CONSIGNMENT_STATES, COURIER_WORDS, type CourierWord } from '#contract/values/couriers'
import { isAhead, isGivenUp } from './ranks.ts'

/** After each word, those that still bring the consignment on. */
const AHEAD: Record<CourierWord | 'nothing', string> = {
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
  paid_return: 'coming_back returned settled',
  refused: 'coming_back returned settled',
  cancelled: 'coming_back returned settled',
  coming_back: 'returned settled',
  returned: 'settled',
  settled: '',
}

test.each(['nothing', ...COURIER_WORDS] as const)(
  'after %s a consignment is brought on by what is ahead alone',
  (at) => {
    const before = at === 'nothing' ? null : at
    expect(COURIER_WORDS.filter((word) => isAhead(word, before)).join(' ')).toBe(AHEAD[at])
  },
)

test('nobody waits for what was refused, given up or called off', () => {
  const givenUp = (word: CourierWord | null) => CONSIGNMENT_STATES.filter((state) => isGivenUp({ state, word }))
  expect(givenUp(null)).toEqual(['refused', 'dropped', 'ended'])
  expect(givenUp('on_the_way')).toEqual(['refused', 'dropped', 'ended'])
  expect(givenUp('delivered')).toEqual(['refused', 'dropped'])
})
