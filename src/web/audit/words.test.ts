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
    [{ action: 'fold' }, 'did “fold” to the product'],
  ])('is said in words: %j', (part, words) => {
    expect(actionWords(entry(part))).toBe(words)
  })
})
