import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesFor } from './propose-kept.ts'

const line = (lineId: number, poisha: number, quantity: number) => ({ lineId, poisha, quantity })

describe('the pieces that a sum pays for', () => {
  test('are proposed where no others come to it', () => {
    expect(piecesFor([line(1, 145_000, 2), line(2, 90_000, 1)], 235_000)).toEqual([
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ])
  })

  test.each([
    ['two lines cost the same', [line(1, 50_000, 1), line(2, 50_000, 1)], 50_000],
    ['two of one cost one of the other', [line(1, 50_000, 2), line(2, 100_000, 1)], 100_000],
    ['nothing comes to it', [line(1, 50_000, 2)], 60_000],
    ['it is more than all', [line(1, 50_000, 2)], 150_000],
  ])('are not where %s', (_, lines, poisha) => {
    expect(piecesFor(lines, poisha)).toBeNull()
  })

  test('are not where there are more sums than anybody waits for, however many one line has', () => {
    expect(piecesFor([line(1, 1, 1_000_000_000)], 1_000_000_000)).toBeNull()
  })

  test('are those of every way there is, counted one by one', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 40 }), (given, poisha) => {
        const all = waysTo(given, poisha)
        const proposed = piecesFor(
          given.map(([price, most], at) => line(at, price, most)),
          poisha,
        )
        expect(proposed?.map(({ quantity }) => quantity) ?? null).toEqual(all.length === 1 ? all[0] : null)
      }),
    )
  })
})

function waysTo([first, ...others]: [number, number][], poisha: number): number[][] {
  if (!first) return poisha === 0 ? [[]] : []
  const [price, most] = first
  return Array.from({ length: most + 1 }, (_, pieces) => pieces).flatMap((pieces) =>
    pieces * price > poisha ? [] : waysTo(others, poisha - pieces * price).map((way) => [pieces, ...way]),
  )
}
