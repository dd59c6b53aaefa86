import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImportCategories } from './ImportCategories.tsx'
import { firstChoices } from './import-choices.ts'

test('a value is without a category until one is chosen, whatever it is called', () => {
  const table = { columns: ['name', 'category'], rows: [['Cap', 'Constructor']] }
  const paths = new Map([[5, 'Men > Caps']])
  const choices = firstChoices(table, paths)
  const html = renderToStaticMarkup(
    createElement(ImportCategories, { table, tree: [], paths, choices, onChange: () => undefined }),
  )
  expect(html).toContain('Constructor')
  expect(html).not.toContain('Every value has a category')
})
