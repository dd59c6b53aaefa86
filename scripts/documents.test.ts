import { describe, expect, test } from 'vitest'
import { LADDER, TABLE_OWNERS } from '../config/ladder.mjs'
import {
  callsIn,
  countCitations,
  danglingCitations,
  deadLinks,
  decisionsOf,
  faultsOfIndex,
  filesOf,
  missingCalls,
  missingFiles,
  missingInComments,
  missingRoutes,
  missingTexts,
  quotedTexts,
  routesIn,
  textOf,
  wrongCommands,
} from './documents.mjs'
import { root } from './prepare.mjs'

const files = filesOf(root)
const rules = textOf(files, 'docs/rules.md')

test('every citation of a rule or a decision leads somewhere', () => {
  expect(danglingCitations(files)).toEqual([])
  const { spec, settled, numbered } = countCitations(files)
  expect([spec > 40, settled > 20, numbered > 15]).toEqual([true, true, true])
})

test('no link of the documents is dead', () => {
  expect(deadLinks(files, root)).toEqual([])
})

test('files that the documents name are there', () => {
  expect(missingFiles(files, root)).toEqual([])
})

test('files that comments name are there', () => {
  expect(missingInComments(files)).toEqual([])
})

test('texts of the rules are shown to people, word for word', () => {
  expect(quotedTexts(rules).length).toBeGreaterThan(60)
  expect(missingTexts(files)).toEqual([])
})

test('calls and routes of the rules are those of the shop', () => {
  expect([callsIn(rules).length > 35, routesIn(rules).length > 20]).toEqual([true, true])
  expect([missingCalls(files), missingRoutes(files)]).toEqual([[], []])
})

describe('these checks see what they are made for:', () => {
  const RULES = {
    path: 'docs/rules.md',
    text: '## spec §5 · Checks\nThe cart says "Empty.".\n### Navbar\n`GET /api/cart`\n## decisions, "Orders"\n**Revenue** (010)\n',
  }
  const with_ = (path: string, text: string) => [RULES, { path: 'docs/decisions/010-key.md', text: '' }, { path, text }]
  const cited = (text: string) => danglingCitations(with_('src/a.ts', text))

  test('a part, a heading in it, a settled part, a decision', () => {
    expect(cited('/** spec §5, Navbar; decisions, "Orders": "Revenue"; decision 010 */')).toEqual([])
    expect(cited('/** spec §4 */')).toEqual(['src/a.ts: §4'])
    expect(cited('/** spec §5, Toasts */')).toEqual(['src/a.ts: §5, Toasts'])
    expect(cited('/**\n * (decisions,\n * "Cart") */')).toEqual(['src/a.ts: decisions, "Cart"'])
    expect(cited('/** decisions, "Orders": "Profit" */')).toEqual(['src/a.ts: decisions, "Orders": "Profit"'])
    expect(cited('// docs/decisions/011')).toEqual(['src/a.ts: decisions/011'])
    expect(danglingCitations(with_('docs/decisions/010-key.md', 'as in (011)'))).toEqual([
      'docs/decisions/010-key.md: 011',
    ])
  })

  test('a decision that the index leaves out, words otherwise, or makes up', () => {
    const page = {
      path: 'docs/decisions/001-a.md',
      text: '# 001 · A\n\n*Found under:* x.\n\n**What would change our mind.** B.\n',
    }
    const index = (text: string) => faultsOfIndex([page, { path: 'docs/decisions/README.md', text }])
    expect(index('| [001](001-a.md) | A | one line | B. |')).toEqual([])
    expect(index('')).toEqual(['no row for 001-a.md'])
    expect(index('| [001](001-a.md) | A | one line | C. |')).toEqual(['no row for 001-a.md'])
    expect(index('| [001](001-a.md) | A | one line | B. |\n| [002](002-b.md) | B | | |')).toHaveLength(1)
  })

  test('a file that a comment names', () => {
    const code = "/** As in here.ts.\n * See gone.ts and trade.md */\nimport './also-gone.ts'\n"
    const missing = missingInComments([{ path: 'src/here.ts', text: code }])
    expect(missing).toEqual(['src/here.ts: gone.ts', 'src/here.ts: trade.md'])
  })

  test('a setting that the list lacks or makes up, and a command', () => {
    const config = { path: 'src/server/config/variables.ts', text: '  PORT: number(),\n  HOST: text(),\n' }
    const list = { path: 'docs/settings.md', text: '| `PORT`, `PROT` | where | 3000 |\nas `npm run sead -- 1`' }
    expect(wrongCommands([config, list])).toEqual([
      'docs/settings.md lacks HOST',
      'no setting PROT',
      'docs/settings.md: npm run sead',
    ])
  })

  test('texts, calls and files', () => {
    expect(missingTexts(with_('src/web/cart.tsx', '<p>Empty!</p>'))).toEqual(['Empty.'])
    expect(missingTexts(with_('messages/en.json', '{"a":"Empty."}'))).toEqual([])
    expect(missingCalls(with_('src/contract/cart.ts', ''))).toEqual(['GET /api/cart'])
    expect(missingCalls(with_('src/contract/cart.ts', "method: 'GET',\n  path: '/api/cart'"))).toEqual([])
    expect(
      missingFiles(
        with_('docs/a.md', '`cart/gone.ts`, `cart/here.ts`, `cart/away` and `cart/here`').concat({
          path: 'src/cart/here.ts',
          text: '',
        }),
        '/nowhere',
      ),
    ).toEqual(['docs/a.md: cart/gone.ts', 'docs/a.md: cart/away'])
    const links = '[x](b.md#y) <img src="gone.webp" alt="">'
    expect(deadLinks([{ path: 'docs/a.md', text: links }], '/nowhere')).toEqual([
      'docs/a.md: b.md#y',
      'docs/a.md: gone.webp',
    ])
  })
})

test('docs/settings.md lists every setting, and the documents name no command that is not there', () => {
  expect(wrongCommands(files)).toEqual([])
})

test('the index of decisions has every one of them, in its own words', () => {
  expect(faultsOfIndex(files)).toEqual([])
})

test('decision 001 shows the ladder as it is', () => {
  const page = decisionsOf(files)[0]?.text ?? ''
  const shown = /```\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  expect(shown.split(/[\s→]+/).filter(Boolean)).toEqual(LADDER)
})

test('the architecture shows each room in the order of the ladder, with the tables that it writes', () => {
  const rows = [...textOf(files, 'docs/architecture.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| (.*) \|$/gm)]
  const shown = rows.map(([, room, tables = '']) => [room, ...[...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name)])
  const tablesOf = (room: string) =>
    Object.entries(TABLE_OWNERS).flatMap(([table, owner]) => (owner === room ? table : []))
  expect(shown).toEqual(LADDER.map((room) => [room, ...tablesOf(room)]))
})

test('accounts, journals and constraints that docs/money.md names are those of the shop', () => {
  const named = [...textOf(files, 'docs/money.md').matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name = '']) => name)
  const sources = files.filter(({ path }) => /^src\/server\/|^migrations\/0000/.test(path)).map(({ text }) => text)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !sources.some((text) => text.includes(name)))).toEqual([])
})

/** What somebody types who knows the field and not the shop. */
const WORDS = ['RLS', 'row security', 'backpressure', 'rate limit', 'cache invalidation', 'idempotency', 'prefetch']
const MORE_WORDS = ['keyset pagination', 'thundering herd', 'single flight', 'graceful shutdown', 'optimistic locking']
test.each([...WORDS, ...MORE_WORDS])('who searches the decisions for “%s” finds one', (word) => {
  const found = decisionsOf(files).filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
  expect(found.map(({ path }) => path)).not.toEqual([])
})

test('decisions are numbered from 001 without a gap', () => {
  const numbers = decisionsOf(files).map(({ path }) => path.slice('docs/decisions/'.length).slice(0, 3))
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(3, '0')))
})
