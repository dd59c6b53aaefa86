import { describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { actionWords } from './words.ts'

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-21T00:00:00.000Z',
  actor: { id: 1, name: 'admin' },
  action: 'update',
  subject: 'product',
  subjectId: 7,
  subjectName: 'Panjabi',
  before: null,
  after: null,
  ...part,
})

const consignment = (before: string | null, after?: string): Partial<AuditEntry> => ({
  ...{ subject: 'consignment', subjectName: 'Steadfast' },
  before: before === null ? null : { consignmentState: before },
  after: { parcelId: 65, ...(after ? { consignmentState: after } : {}) },
})

describe('what was done', () => {
  test.each<[Partial<AuditEntry>, string]>([
    [{ action: 'approve', subject: 'vendor' }, 'approved the store'],
    [{ action: 'active', subject: 'user', after: { isActive: false } }, 'deactivated the account'],
    [{ action: 'active', subject: 'user', after: { isActive: true } }, 'activated the account'],
    [{ action: 'complete', subject: 'order' }, 'completed the order'],
    [
      { action: 'import', after: { products: 10_000, firstId: 264, lastId: 10_263 } },
      'imported 10,000 products, the first:',
    ],
    [{ action: 'import', after: { products: 1, firstId: 7, lastId: 7 } }, 'imported 1 product:'],
    [{}, 'changed the product'],
    [{ subject: 'settings', subjectName: 'settings' }, 'changed the'],
    [{ action: 'role', subject: 'user' }, 'changed the role of the account'],
    [{ action: 'stage', subject: 'order', subjectName: 'Order 44, parcel 65' }, 'advanced'],
    [{ action: 'kept', subject: 'order', subjectName: 'Order 44, parcel 65' }, 'recorded the kept pieces of'],
    [{ action: 'correct', subject: 'order', subjectName: 'Order 44, parcel 65' }, 'corrected the stage of'],
    [{ action: 'create', subject: 'courier' }, 'added the courier'],
    [{ action: 'book', ...consignment(null) }, 'booked parcel 65 with'],
    [{ action: 'decide', ...consignment('parked', 'booked') }, 'marked parcel 65 as booked with'],
    [{ action: 'decide', ...consignment('parked', 'dropped') }, 'marked parcel 65 as not booked with'],
    [{ action: 'decide', ...consignment('waiting', 'dropped') }, 'cancelled booking parcel 65 with'],
    [{ action: 'decide', ...consignment('booked', 'ended') }, 'marked parcel 65 as no longer carried by'],
    [{ action: 'import', subject: 'settlement', subjectName: 'Pathao' }, 'loaded a settlement file of'],
    [{ action: 'decide-sum', subject: 'settlement', subjectName: 'Pathao' }, 'decided on a payment difference of'],
    [{ action: 'take-back', subject: 'settlement', subjectName: 'Pathao' }, 'reversed a settlement file of'],
    [{ action: 'take-back', subject: 'vendor', subjectName: 'Aarong' }, 'reversed a payment of the store'],
    [{ action: 'decide', subject: 'settlement', subjectName: 'Pathao' }, 'decided on a settlement row of'],
    [{ action: 'fold' }, 'did “fold” to the product'],
  ])('is said in words: %j', (part, words) => {
    expect(actionWords(entry(part))).toBe(words)
  })
})
