import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STAGES, type Stage } from '#contract/values/stages'
import { milestonesOf } from './milestones.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 7, hour))
/** A move an hour. */
const moved = (...stages: Stage[]) => milestonesOf(stages.map((stage, hour) => ({ stage, happenedAt: at(hour) })))

describe('a parcel', () => {
  test.each<[string, Stage[], Record<string, number>]>([
    ['that was placed has nothing behind it', [], {}],
    ['that was packed is confirmed since it was', ['confirmed', 'packed'], { confirmed: 0 }],
    ['that was handed over at once is confirmed by that', ['handed_over'], { confirmed: 0, handedOver: 0 }],
    [
      'that went its way has all behind it',
      ['confirmed', 'packed', 'handed_over', 'at_the_door', 'delivered'],
      { confirmed: 0, handedOver: 2, delivered: 4 },
    ],
    ['of which a part was kept was delivered', ['partly_delivered'], { confirmed: 0, handedOver: 0, delivered: 0 }],
    ['that was cancelled ended, whatever it had reached', ['confirmed', 'cancelled'], { confirmed: 0, ended: 1 }],
    ['that was never confirmed ended only', ['cancelled'], { ended: 0 }],
    [
      'that comes back ended when it was refused',
      ['handed_over', 'refused', 'coming_back', 'back'],
      { confirmed: 0, handedOver: 0, ended: 1 },
    ],
    ['that was lost ended', ['confirmed', 'handed_over', 'lost'], { confirmed: 0, handedOver: 1, ended: 2 }],
  ])('%s', (_, stages, hours) => {
    const expected = Object.fromEntries(Object.entries(hours).map(([each, hour]) => [each, at(hour)]))
    expect(moved(...stages)).toEqual(expected)
  })
})

describe('a correction', () => {
  test('back to packed leaves it confirmed, and neither handed over nor delivered', () => {
    expect(moved('confirmed', 'handed_over', 'delivered', 'packed')).toEqual({ confirmed: at(0) })
  })

  test('from lost to on its way lets it arrive again', () => {
    expect(moved('confirmed', 'handed_over', 'lost', 'handed_over')).toEqual({ confirmed: at(0), handedOver: at(1) })
  })

  test('from delivered to delivered in part changes no moment', () => {
    expect(moved('handed_over', 'delivered', 'partly_delivered')).toMatchObject({ delivered: at(1) })
  })

  test('from delivered to refused takes the delivery back', () => {
    const reached = moved('handed_over', 'delivered', 'refused')
    expect(reached).toEqual({ confirmed: at(0), handedOver: at(0), ended: at(2) })
  })
})

test('whatever is said of a parcel, it is not delivered and ended at once, and nothing is delivered that was not handed over', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STAGES), { maxLength: 12 }), (stages) => {
      const { confirmed, handedOver, delivered, ended } = moved(...stages)
      if (stages.at(-1) !== 'cancelled') expect(delivered && ended).toBeUndefined()
      if (delivered) expect(handedOver).toBeDefined()
      if (handedOver) expect(confirmed).toBeDefined()
    }),
  )
})
