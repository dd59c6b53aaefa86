import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormerStores } from './FormerStores.tsx'

test('a statement of a closed store says its last day in words', () => {
  const sums = { opening: 0, closing: 0, waiting: 0, lineCount: 0, sha256: '' }
  const days = { firstDay: '2026-11-01', lastDay: '2026-11-21', closedAt: '2026-11-22T00:00:00Z' }
  const statements = [{ id: 7, vendorId: 5, storeName: 'Alpona', number: 3, ...sums, ...days }]
  const balance = { payable: 0, pending: 0, owed: 0 }
  const store = { vendorId: 5, storeName: 'Alpona', closedAt: '2026-11-22T00:00:00Z', balance, statements }
  const html = renderToStaticMarkup(createElement(FormerStores, { stores: [store] }))
  expect(html).toContain('Download statement 3, to 21 Nov 2026, as CSV')
})
