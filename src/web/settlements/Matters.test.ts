import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Matters } from './Matters.tsx'

const matter = { company: 'pathao' as const, subject: 'parcel:1', parcelId: 1, amount: 73, days: 2 }
const shownOf = (matterCount: number) =>
  renderToStaticMarkup(createElement(Matters, { standing: { matters: [matter], matterCount } }))

test('of more matters than are shown all are counted, and it says which are shown', () => {
  expect(shownOf(1_234)).toContain('amounts (1,234)')
  expect(shownOf(1_234)).toContain('The oldest 1 are shown.')
  expect(shownOf(1)).not.toContain('are shown')
})
