import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../process/project.ts'
import type { MailContent } from './content.ts'
import { htmlPageOf } from './html-page.ts'
import { plainTextOf } from './plain-text.ts'

const TOKENS = readFileSync(join(projectRoot, 'src/web/ui/tokens.css'), 'utf8')
const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(1)'> style="x" &amp;`

/** Each text of it is hostile. */
const CONTENT: MailContent = {
  subject: HOSTILE,
  title: HOSTILE,
  blocks: [
    { kind: 'words', text: HOSTILE },
    { kind: 'heading', text: HOSTILE },
    { kind: 'lines', lines: [{ name: HOSTILE, detail: HOSTILE, amount: HOSTILE }] },
    {
      kind: 'figures',
      figures: [
        { name: HOSTILE, amount: HOSTILE },
        { name: HOSTILE, amount: HOSTILE, isSum: true },
      ],
    },
    { kind: 'facts', facts: [{ name: HOSTILE, text: HOSTILE }] },
    { kind: 'way', text: HOSTILE, url: `https://haat.example/${HOSTILE}` },
  ],
  foot: HOSTILE,
}
const TEXTS = 16

test('whatever people wrote is text in the page, also inside an address', () => {
  const page = htmlPageOf(CONTENT)
  expect(page).not.toMatch(/<script|<img|onerror='|"x"|&amp;(?!#)/)
  const tags = [...page.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name]) => name)
  expect(new Set(tags)).toEqual(
    new Set('html head meta title style body div p main h1 h2 table tr th td br span a'.split(' ')),
  )
  expect(page.split('&#60;script&#62;').length - 1).toBe(TEXTS)
})

test('its one style sheet is the same in each mail, and its colours are those of the shop by day and by night', () => {
  const sheetOf = (page: string) => page.match(/<style>[^<]*<\/style>/g) ?? []
  const [sheet = '', ...others] = sheetOf(htmlPageOf(CONTENT))
  expect(others).toEqual([])
  expect(
    sheetOf(htmlPageOf({ ...CONTENT, blocks: [], title: 'Another', unsubscribeUrl: 'https://x.example' })),
  ).toEqual([sheet])
  const tokens = [...TOKENS.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g)]
  const coloursIn = (text: string) => [...text.matchAll(/(?<!&)#\w{6}\b/g)].map(([colour]) => colour)
  const [byDay, byNight] = [1, 2].map((at) => new Set(tokens.map((token) => token[at])))
  const light = coloursIn(htmlPageOf(CONTENT).replace(sheet, ''))
  expect([light.length > 10, coloursIn(sheet).length]).toEqual([true, 9])
  for (const colour of light) expect(byDay).toContain(colour)
  for (const colour of coloursIn(sheet)) expect(byNight).toContain(colour)
})

test('plain text says the same words, and no markup', () => {
  const text = plainTextOf({
    ...{ subject: 'Your order 17', title: 'Thank you', foot: 'Why you get this.' },
    blocks: [
      { kind: 'words', text: 'Order 17' },
      { kind: 'heading', text: 'From Tant Ghar' },
      { kind: 'lines', lines: [{ name: 'Panjabi', detail: 'Size M × 2', amount: '৳2,900' }] },
      { kind: 'figures', figures: [{ name: 'Total', amount: '৳2,960', isSum: true }] },
      { kind: 'facts', facts: [{ name: 'Name', text: 'Rahima <b>' }] },
      { kind: 'way', text: 'See this order', url: 'https://haat.example/dashboard/orders/17' },
    ],
  })
  expect(text).toBe(`Thank you

Order 17

FROM TANT GHAR

Panjabi (Size M × 2): ৳2,900

Total: ৳2,960

Name: Rahima <b>

See this order: https://haat.example/dashboard/orders/17

-- 
Why you get this.
`)
})
