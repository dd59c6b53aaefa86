import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesFor } from './pieces-for.ts'

const line = (lineId: number, pricePoisha: number, quantity: number) => ({ lineId, pricePoisha, quantity })

describe('the pieces that a sum pays for', () => {
  test('are known where no others come to it', () => {
    expect(piecesFor([line(1, 145_000, 2), line(2, 90_000, 1)], 235_000)).toEqual([
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ])
  })

  test.each([
    ['several where two lines cost the same', [line(1, 50_000, 1), line(2, 50_000, 1)], 50_000, 'several'],
    ['several where two of one cost one of the other', [line(1, 50_000, 2), line(2, 100_000, 1)], 100_000, 'several'],
    ['none where nothing comes to it', [line(1, 50_000, 2)], 60_000, null],
    ['none where it is more than all', [line(1, 50_000, 2)], 150_000, null],
  ])('are %s', (_, lines, poisha, pieces) => {
    expect(piecesFor(lines, poisha)).toBe(pieces)
  })

  test('may be several where there are more sums than anybody waits for, however many one line has', () => {
    expect(piecesFor([line(1, 1, 1_000_000_000)], 1_000_000_000)).toBe('several')
  })

  test('are those of every way there is, counted one by one', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 40 }), (given, poisha) => {
        const all = waysTo(given, poisha)
        const pieces = piecesFor(
          given.map(([price, most], at) => line(at, price, most)),
          poisha,
        )
        const quantities = Array.isArray(pieces) ? pieces.map(({ quantity }) => quantity) : pieces
        expect(quantities).toEqual(all.length > 1 ? 'several' : (all[0] ?? null))
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
