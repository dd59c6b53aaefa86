import { describe, expect, test } from 'vitest'
import { chosen, mergedProduct } from './merged-product.ts'
import { type TypedProduct, typedOf } from './typed-product.ts'

const from: TypedProduct = {
  ...typedOf(null),
  name: 'Panjabi',
  price: '1420',
  tags: ['eid'],
  sizes: ['M', 'L'],
  stock: { M: '5', L: '', XL: '', XXL: '' },
  imagePath: '/images/one.webp',
}
const edit = (part: Partial<TypedProduct>) => ({ typed: { ...from, ...part }, from })
const shop = (part: Partial<TypedProduct>): TypedProduct => ({ ...from, ...part })

describe('an edit beside what somebody else has saved', () => {
  test('takes over what it did not touch, of every kind', () => {
    const theirs = shop({
      ...{ price: '1531', tags: ['eid', 'new'], sizes: ['M', 'XL'], imagePath: '/images/two.webp' },
      ...{ stock: { M: '3', L: '', XL: '7', XXL: '' }, sizeChart: [] },
    })
    const merged = mergedProduct(edit({ description: 'Mine' }), theirs)
    expect(merged).toEqual({ typed: { ...theirs, description: 'Mine' }, from: theirs, conflicts: [] })
  })

  test('stands together with theirs in sizes and tags', () => {
    const { typed, conflicts } = mergedProduct(
      edit({ tags: ['eid', 'mine'], sizes: ['M', 'L', 'XXL'] }),
      shop({ tags: ['theirs'], sizes: ['M', 'L', 'XL'] }),
    )
    expect({ tags: typed.tags, sizes: typed.sizes, conflicts }).toEqual({
      tags: ['theirs', 'mine'],
      sizes: ['M', 'L', 'XL', 'XXL'],
      conflicts: [],
    })
  })

  test('counts pieces by the difference, from what it began with', () => {
    const merged = mergedProduct(
      edit({ stock: { ...from.stock, M: '15' } }),
      shop({ stock: { ...from.stock, M: '3' } }),
    )
    expect([merged.typed.stock.M, merged.from.stock.M, merged.conflicts]).toEqual(['15', '5', []])
  })

  test.each<[string, Partial<TypedProduct>, Partial<TypedProduct>]>([
    ['price', { price: '1400' }, { price: '1531' }],
    ['stock.M', { stock: { ...from.stock, M: '8' } }, { stock: { ...from.stock, M: '' } }],
    ['sizeChart', { sizeChart: [] }, { sizeChart: from.sizeChart.slice(1) }],
    ['imageFile', { pictureName: 'mine.jpg' }, { imagePath: '/images/two.webp' }],
    ['imageFile', { isPictureRemoved: true }, { imagePath: '/images/two.webp' }],
  ])('is in conflict at %s where both changed it, until somebody chooses', (field, mine, theirs) => {
    const now = shop(theirs)
    const merged = mergedProduct(edit(mine), now)
    expect(merged.conflicts).toEqual([field])
    const kept = mergedProduct(chosen(merged, now, field, 'mine'), now)
    expect(kept.conflicts).toEqual([])
    expect(kept.typed).toMatchObject(mine)
    const taken = mergedProduct(chosen(merged, now, field, 'shop'), now)
    expect(taken).toEqual({ typed: now, from: now, conflicts: [] })
  })
})
