import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { changesOf, deedOf } from './words.ts'

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-21T00:00:00.000Z',
  actor: { id: 1, name: 'admin' },
  action: 'price',
  subject: 'product',
  subjectId: 7,
  subjectName: 'Panjabi',
  before: null,
  after: null,
  ...part,
})

describe('what was done', () => {
  test.each<[Partial<AuditEntry>, string]>([
    [{ action: 'approve', subject: 'vendor' }, 'approved the store'],
    [{ action: 'active', subject: 'user', after: { isActive: false } }, 'deactivated the account'],
    [{ action: 'active', subject: 'user', after: { isActive: true } }, 'activated the account'],
    [{ action: 'complete', subject: 'order' }, 'completed the order'],
    [{ action: 'price' }, 'changed the price of the product'],
    [{ action: 'fold' }, 'did “fold” to the product'],
  ])('is said in words: %j', (part, words) => {
    expect(deedOf(entry(part))).toBe(words)
  })
})

describe('what changed', () => {
  test.each<[AuditEntry['before'], AuditEntry['after'], string]>([
    [{ pricePoisha: 145_000 }, { pricePoisha: 129_950 }, 'Price: ৳1,450 → ৳1,299.50'],
    [{ price: 10 }, { price: 12 }, 'Price: ৳10 → ৳12'],
    [{ isActive: true }, { isActive: false }, 'Active: Yes → No'],
    [{ storeName: 'Old' }, { storeName: 'New' }, 'Store name: Old → New'],
    [{ tags: ['a', 'b'] }, { tags: [] }, 'Tags: a, b → —'],
    [null, { status: 'Approved' }, 'Status: — → Approved'],
    [{ stock: { M: 5, L: null } }, { stock: { M: 0 } }, 'Stock: M 5, L — → M 0'],
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
    const changes = changesOf(entry({ before, after }))
    expect(changes.map((change) => `${change.name}: ${change.before} → ${change.after}`)).toEqual([words])
  })

  test('is cut where it would fill the screen', () => {
    const [change] = changesOf(entry({ after: { description: 'x'.repeat(5000) } }))
    expect(change?.after).toHaveLength(241)
  })
})
