import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { changesOf } from './changes.ts'

describe('what changed', () => {
  test.each<[AuditEntry['before'], AuditEntry['after'], string]>([
    [{ pricePoisha: 145_000 }, { pricePoisha: 129_950 }, 'Price: ৳1,450 → ৳1,299.50'],
    [{ price: 10 }, { price: 12 }, 'Price: ৳10 → ৳12'],
    [{ shippingFee: 60 }, { shippingFee: 80.5 }, 'Shipping fee: ৳60 → ৳80.50'],
    [{ lowStockLine: 5 }, { lowStockLine: 12 }, 'Low-stock threshold: 5 → 12'],
    [{ contactAddress: '' }, { contactAddress: 'Dhaka' }, 'Address: — → Dhaka'],
    [{ isActive: true }, { isActive: false }, 'Active: Yes → No'],
    [{ storeName: 'Old' }, { storeName: 'New' }, 'Store name: Old → New'],
    [{ tags: ['a', 'b'] }, { tags: [] }, 'Tags: a, b → —'],
    [null, { status: 'Approved' }, 'Status: — → Approved'],
    [null, { name: 'Panjabi', tags: [], picture: null, description: '' }, 'Name: — → Panjabi'],
    [null, { products: 2, firstId: 264, lastId: 265, note: 'Eid' }, 'Note: — → Eid'],
    [null, { stock: { M: 5, L: null } }, 'Stock: — → M 5, L not counted'],
    [{ stock: { M: 5, L: 2 } }, { stock: { M: 7, L: 2 } }, 'Stock M: 5 → 7'],
    [{ stock: { M: null } }, { stock: { M: 0 } }, 'Stock M: not counted → 0'],
    [{ stock: { M: 5 } }, { stock: {} }, 'Stock M: 5 → not offered'],
    [{ picture: 'c0ffee' }, { picture: 'decade' }, 'Picture: a picture → another picture'],
    [
      null,
      { specification: '<ul><li>Cotton &amp; silk</li><li>Wash cold</li></ul>' },
      'Specification: — → Cotton & silk Wash cold',
    ],
    [{ specification: '' }, { specification: '<p>5 &lt; 6 &amp;lt;</p>' }, 'Specification: — → 5 < 6 &lt;'],
    [{ 'parcel 65': 'partly_delivered' }, { 'parcel 65': 'back' }, 'Parcel 65: Delivered in part → Back at the store'],
    [{ 'parcel 65': 'Pending' }, { 'parcel 65': 'Completed' }, 'Parcel 65: Pending → Completed'],
    [null, { kept: '1 × Apron, size M; 2 × Scarf, size M' }, 'Pieces kept: — → 1 × Apron, size M; 2 × Scarf, size M'],
    [
      { consignmentState: 'parked' },
      { consignmentState: 'booked', parcelId: 65, trackingNumber: 'DL7' },
      'Tracking number: — → DL7',
    ],
    [{ picture: null }, { picture: 'c0ffee' }, 'Picture: — → a picture'],
    [{ categoryId: 4, category: 'Shirts' }, { categoryId: 5, category: 'Polos' }, 'Category: Shirts → Polos'],
    [
      {
        sizeChart: [
          { size: 'M', chest: 39 },
          { size: 'L', chest: 41 },
        ],
      },
      null,
      'Size chart: size M, chest 39; size L, chest 41 → —',
    ],
  ])('is said field by field: %j → %j', (before, after, words) => {
    const changes = changesOf({ before, after })
    expect(changes.map((change) => `${change.name}: ${change.before} → ${change.after}`)).toEqual([words])
  })

  test('is cut where it would fill the screen', () => {
    const [change] = changesOf({ before: null, after: { description: 'x'.repeat(5000) } })
    expect(change?.after).toHaveLength(241)
  })
})
