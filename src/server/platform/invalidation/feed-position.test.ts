import { expect, test } from 'vitest'
import { createFeedPosition } from './feed-position.ts'

test('a place is good for what was heard before it was asked for, and the first after that stays', () => {
  const place = createFeedPosition()
  expect(place.now()).toBeUndefined()
  place.ask()('0/10')
  expect(place.now()).toBe('0/10')
  place.ask()('0/20')
  expect(place.now()).toBe('0/10')
  place.changed()
  expect(place.now()).toBeUndefined()
  place.ask()('0/30')
  expect(place.now()).toBe('0/30')
})

test('a change that is heard between the question and its answer may be behind that place', () => {
  const place = createFeedPosition()
  const answer = place.ask()
  place.changed()
  answer('0/10')
  expect(place.now()).toBeUndefined()
  place.ask()('0/20')
  expect(place.now()).toBe('0/20')
})
