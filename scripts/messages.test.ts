import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { textsOfServerOutside, textsOutside } from './bare-texts.mjs'
import { compileMessages } from './compile-messages.mjs'
import { frozenTexts } from './frozen-texts.mjs'
import { inlined, messagesIn } from './inline-messages.mjs'
import { root } from './prepare.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const en: Record<string, unknown> = JSON.parse(read('messages/en.json'))
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: read(`src/${path}`) }))

test('what is compiled is what the catalogue says', async () => {
  for (const [name, code] of Object.entries(await compileMessages()))
    expect(read(`messages/compiled/${name}`), `run npm run messages`).toBe(code)
})

test('every message is said somewhere', () => {
  const said = new Set(sources.flatMap(({ text }) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key)))
  expect(Object.keys(en).filter((key) => !said.has(key))).toEqual([])
})

test('the same words are written once', () => {
  const words = Object.values(en).map((message) => JSON.stringify(message))
  expect(words.filter((each, at) => words.indexOf(each) < at)).toEqual([])
})

describe('people read one word for one thing', () => {
  const rows = (read('docs/words.md').split('## Words people read')[1] ?? '')
    .split('\n')
    .filter((line) => /^\| (?!we write)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, word = '', never = '']) => ({ word, never }))

  test('the glossary has them', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120)
  })

  test('and no text has what is never written', () => {
    expect(rows.flatMap(({ word, never }) => textsWith(never).map((key) => `${word}: ${key}`))).toEqual([])
  })

  /** Keys of texts with one of the words of a cell such as “mail, mails (but for `key`)”. */
  function textsWith(never: string): string[] {
    const [words = '', but = ''] = never.split(' (but for ')
    const written = new RegExp(`(?<![\\w-])(?:${words.replaceAll(', ', '|')})(?![\\w-])`, 'i')
    return Object.keys(en).filter((key) => written.test(shown(en[key])) && !but.includes(`\`${key}\``))
  }

  /** The words of a message, without its keys, values and tags. */
  function shown(message: unknown): string {
    if (typeof message === 'string') return message.replace(/\{[^}]*\}/g, ' · ')
    const [{ match }] = message as [{ match: Record<string, string> }]
    return Object.values(match).map(shown).join(' · ')
  }
})

test('no page writes a text of its own', () => {
  const pages = sources.filter(({ path }) => path.startsWith('src/web/'))
  expect(pages.flatMap(({ path, text }) => textsOutside(path, text))).toEqual([])
})

test.each([
  ['<p>Your cart</p>', 'Your cart'],
  ['<p>{count} pieces</p>', 'pieces'],
  ['<nav aria-label="Pages" />', 'Pages'],
  ["<i title={isOpen ? 'Close' : m.open()} />", 'Close'],
  [`<input placeholder={\`In \${name}\`} />`, 'In'],
])('a text of its own is found in %s', (code, words) => {
  expect(textsOutside('x.tsx', `const x = ${code}`)).toEqual([`x.tsx:1 ${words}`])
})

test('what is no text is left alone', () => {
  const code = 'const x = <Link className="button big" to="/cart" data-kind="quiet">{m.cart_title()} · Haat</Link>'
  expect(textsOutside('x.tsx', code)).toEqual([])
})

test('neither server nor contract writes a text for people of its own', () => {
  const others = sources.filter(({ path }) => /^src\/(?:server|contract)\/(?!.*\btesting\/)/.test(path))
  expect(others.flatMap(({ path, text }) => textsOfServerOutside(path, text))).toEqual([])
})

test.each([
  ["throw new Refusal('busy', { message: 'Later' })", 'Later'],
  [`throw new Refusal('busy', { fields: { name: \`Not \${name} again\` } })`, 'Not {} again'],
  ["z.string('Must be a text.')", 'Must be a text.'],
  [`say(\`“\${cell}” is not a size.\`)`, '“{}” is not a size.'],
  ["return { subject: 'Thanks' }", 'Thanks'],
  ["const setting = { label: 'Fee' } as const satisfies Setting", 'Fee'],
  [`return { message: \`\${count} gone\` }`, '{} gone'],
])('a text of its own is found in %s', (code, words) => {
  expect(textsOfServerOutside('src/server/x.ts', code)).toEqual([`src/server/x.ts:1 ${words}`])
})

test.each([
  "throw new Error('Nobody may come here.')",
  "log.warn({ id }, 'A mail was not sent')",
  "record({ subject: 'order', message: m.ui_saved(), status: 'Pending', header: 'Retry-After' })",
  "endpoint({ summary: 'Log in with a username or an email.' })",
])('what operators, programmers and programs read is left alone: %s', (code) => {
  expect(textsOfServerOutside('src/server/x.ts', code)).toEqual([])
})

test('server and contract ask for a text when it is shown', () => {
  const shared = sources.filter(
    ({ path, text }) => /^src\/(?:server|contract)\//.test(path) && text.includes('#messages'),
  )
  expect(shared.flatMap(({ path, text }) => frozenTexts(path, text))).toEqual([])
})

test.each([
  ['const TITLE = m.cart_title()', 'cart_title'],
  ['export const WORDS = { open: m.ui_open() }', 'ui_open'],
  ['const NAMES = [...SIZES, m.ui_size({ size })].join()', 'ui_size'],
  ['const name = z.string().check(z.minLength(1, m.ui_please_fill_in()))', 'ui_please_fill_in'],
  ['const upTo = (most: number) => z.number(m.field_at_most({ most }))', 'field_at_most'],
])('a text that is asked for too early is found in %s', (code, key) => {
  expect(frozenTexts('x.ts', code)).toEqual([`x.ts:1 ${key}`])
})

test.each([
  'export const WORDS = { open: () => m.ui_open() }',
  'const name = z.string({ error: () => m.ui_please_fill_in() })',
  'export function noPhone(): string { return m.field_please_enter_mobile() }',
  'const refused = z.transform((typed, context) => { context.issues.push({ message: m.field_must_json() }) })',
])('and one that is asked for in time is left alone: %s', (code) => {
  expect(frozenTexts('x.ts', code)).toEqual([])
})

describe('a build puts the words of a message where it is said', () => {
  const MESSAGES = messagesIn(
    [
      'export const title = () => `Cart`',
      `export const hello = (i: { name: string | number }) => \`Hello \${i.name}, “\${i.name}”\``,
      `export const pieces = (i: { count: number }) => i.count === 1 ? \`\${i.count} piece\` : \`\${i.count} pieces\``,
      'export const terms = <T>(i: { link: (words: string) => T }) => [`Read `, i.link(`our terms`), `.`]',
    ].join('\n'),
  )
  const build = (code: string) => inlined(code, 'x.tsx', MESSAGES)

  test.each([
    ['m.title()', '(`Cart`)'],
    ['m.hello({ name: who.name })', `(\`Hello \${(who.name)}, “\${(who.name)}”\`)`],
    ['m.pieces({ count })', `((count) === 1 ? \`\${(count)} piece\` : \`\${(count)} pieces\`)`],
    ['m.hello({ name: m.title() })', `(\`Hello \${((\`Cart\`))}, “\${((\`Cart\`))}”\`)`],
    ['m.terms({ link: (w) => <a>{w}</a> })', '([`Read `, (<a>{`our terms`}</a>), `.`])'],
    ['m.terms({ link })', '([`Read `, ((link)(`our terms`)), `.`])'],
  ])('%s', (call, made) => {
    expect(build(`const x = ${call}`)).toBe(`const x = ${made}`)
  })

  test('and the language’s own names', () => {
    const code = "import { LOCALE } from '#messages'\nconst x = new Intl.ListFormat(LOCALE)"
    expect(inlined(code, 'x.tsx', MESSAGES, { LOCALE: 'en-GB' })).toBe(code.replace('(LOCALE)', '("en-GB")'))
  })

  test('and only there: all else stays as it is', () => {
    const code = "import { m } from '#messages'\nconst m2 = form.title()\n"
    expect(build(code)).toBe(code)
  })

  test('what cannot be put anywhere stops the build', () => {
    expect(() => build('const x = m.unknown()')).toThrow('unknown')
    expect(() => build('const x = [m.title]')).toThrow('call it')
    expect(() => build('const x = m.hello({ ...who })')).toThrow('name')
  })
})
