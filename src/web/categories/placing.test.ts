import { describe, expect, test } from 'vitest'
import type { ManagedNode } from '#contract/categories'
import { countFound, foundIn, idsOf, parentsFor, productTotals } from './branches.ts'
import { dropPlace, stepOf } from './placing.ts'

function node(id: number, name: string, children: ManagedNode[] = []): ManagedNode {
  return { id, name, parentId: null, isActive: true, displayOrder: 0, productCount: id, version: 1, children }
}

/** Men, Women (Sarees (Cotton), Kurtis, Abayas), Kids */
const tree = [
  node(1, 'Men'),
  node(2, 'Women', [node(4, 'Sarees', [node(7, 'Cotton')]), node(5, 'Kurtis'), node(6, 'Abayas')]),
  node(3, 'Kids'),
]

describe('one step', () => {
  test.each([
    [5, 'up', { parentId: 2, beforeId: 4 }],
    [4, 'down', { parentId: 2, beforeId: 6 }],
    [5, 'down', { parentId: 2, beforeId: null }],
    [4, 'up', null],
    [6, 'down', null],
    [2, 'up', { parentId: null, beforeId: 1 }],
    [7, 'up', null],
    [7, 'down', null],
  ] as const)('of %i %s', (id, step, place) => {
    expect(stepOf(tree, id, step)).toEqual(place)
  })
})

describe('letting go', () => {
  test.each([
    [6, 4, 'before', { parentId: 2, beforeId: 4 }],
    [6, 4, 'after', { parentId: 2, beforeId: 5 }],
    [6, 4, 'inside', { parentId: 4, beforeId: null }],
    [4, 6, 'after', { parentId: 2, beforeId: null }],
    [5, 4, 'after', { parentId: 2, beforeId: 6 }],
    [7, 3, 'after', { parentId: null, beforeId: null }],
  ] as const)('of %i over %i, %s', (id, over, side, place) => {
    expect(dropPlace(tree, id, over, side)).toEqual(place)
  })

  test.each([2, 4, 7])('of a category over itself or its branch leads nowhere (%i)', (over) => {
    expect(dropPlace(tree, 2, over, 'inside')).toBeNull()
  })
})

test('a category is found by a part of its name in any case, with the way down to it', () => {
  expect(idsOf(foundIn(tree, 'COTT'))).toEqual([2, 4, 7])
  expect(idsOf(foundIn(tree, 'men'))).toEqual([1, 2])
  expect(countFound(tree, 'men')).toBe(2)
  expect(foundIn(tree, 'shoes')).toEqual([])
})

test('a category may go below all but itself and its branch', () => {
  expect(parentsFor(tree, 4).map(({ id, depth }) => [id, depth])).toEqual([
    [1, 0],
    [2, 0],
    [5, 1],
    [6, 1],
    [3, 0],
  ])
  expect(parentsFor(tree, undefined)).toHaveLength(7)
})

test('products of a branch are added up', () => {
  const totals = productTotals(tree)
  expect([1, 2, 3, 4, 7].map((id) => totals.get(id))).toEqual([1, 2 + 4 + 7 + 5 + 6, 3, 4 + 7, 7])
})
