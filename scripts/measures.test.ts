import { expect, test } from 'vitest'
import { commentLines, measuresOf } from './measures.mjs'

const lines = (many: number) => 'a\n'.repeat(many)
const file = (path: string, text = 'const a = 1\n') => ({ path, text })

function valuesOf(...files: { path: string; text: string }[]) {
  return Object.fromEntries(measuresOf(files).map(({ name, value, isMet }) => [name, [value, isMet]]))
}

test('a room that is too large is named', () => {
  const room = Array.from({ length: 41 }, (_, at) => file(`src/server/cart/rule-${at}.ts`))
  const tests = Array.from({ length: 9 }, (_, at) => file(`src/server/cart/rule-${at}.test.ts`))
  const name = 'code files of the largest room'
  expect(valuesOf(...room, ...tests)[name]).toEqual(['41 (server/cart)', false])
  expect(valuesOf(...room.slice(1), ...tests)[name]).toEqual(['40 (server/cart)', true])
})

test('the platform counts by its folders, and flat files apart', () => {
  const values = valuesOf(
    ...Array.from({ length: 7 }, (_, at) => file(`src/server/platform/flat-${at}.ts`)),
    ...['database', 'http'].flatMap((part) =>
      Array.from({ length: 16 }, (_, at) => file(`src/server/platform/${part}/${at}.ts`)),
    ),
  )
  expect(values['code files of the largest room']).toEqual(['16 (server/platform/database)', true])
  expect(values['flat files in the server’s platform']).toEqual(['7', false])
})

test('folders that use each other, through a folder of theirs too', () => {
  const one = file('src/server/cart/add.ts', "import { order } from '../orders/order.ts'\n")
  const other = file('src/server/orders/desk/order.ts', "import type { Line } from '../../cart/line.ts'\n")
  const name = 'folders that use each other'
  expect(valuesOf(one, file('src/server/orders/order.ts'))[name]).toEqual(['0', true])
  expect(valuesOf(one, other)[name]).toEqual(['1', false])
})

test('a job that another room serves than the one that names it', () => {
  const orders = file(
    'src/server/orders/orders.jobs.ts',
    "export const INVOICE = defineJob('invoices.parcel', parcel)\n",
  )
  const served = 'export const invoicesJobs = (serve: ServeJob) => serve(INVOICE, invoice)\n'
  const above = file(
    'src/server/invoices/invoices.jobs.ts',
    `import { INVOICE } from '../orders/orders.jobs.ts'\n${served}`,
  )
  const beside = file('src/server/orders/orders.work.ts', `import { INVOICE } from './orders.jobs.ts'\n${served}`)
  const name = 'jobs handled above the room that names them'
  expect(valuesOf(orders, above)[name]).toEqual(['1', false])
  expect(valuesOf(orders, beside)[name]).toEqual(['0', true])
})

test('a small file with one caller beside it, but not one of a kind of its own or one that a test knows', () => {
  const caller = file(
    'src/server/cart/add.ts',
    "import { most } from './most.ts'\nimport { linesOf } from './lines.queries.ts'\n",
  )
  const small = [file('src/server/cart/most.ts'), file('src/server/cart/lines.queries.ts')]
  const name = 'files under 20 lines whose one caller stands beside them'
  expect(valuesOf(caller, ...small)[name]).toEqual(['1', true])
  const tested = file('src/server/cart/most.test.ts', "import { most } from './most.ts'\n")
  expect(valuesOf(caller, ...small, tested)[name]).toEqual(['0', true])
})

test('packed literals, and no other spreads', () => {
  const text =
    'const a = {\n  ...{ b, c },\n  ...d,\n  ...(e ? { f } : {}),\n}\nconst g = [\n  ...[1, 2],\n  ...[...a].map(b),\n]\n'
  expect(valuesOf(file('src/web/a.ts', text))['packed literals in src']).toEqual(['2', false])
})

test('comments are counted by line, whatever they begin with', () => {
  const text = '/** One. */\nconst a = 1 // beside code\n\n// two\n/**\n * three\n */\nconst b = 2\n  {/* four */}\n'
  expect(commentLines(text)).toEqual({ comments: 6, lines: 8 })
})

test('style sheets by their lines', () => {
  const values = valuesOf(file('src/web/a.css', lines(12)), file('src/web/b.css', lines(201)))
  expect(values['lines of the longest style sheet']).toEqual(['201', false])
})

test('a test is named after a file, an aspect of it, its folder or a folder beside it', () => {
  const code = [
    'src/server/cart/add-to-cart.ts',
    'src/server/cart/cart.queries.ts',
    'src/server/testing/who-may/rows.ts',
  ]
  const named = ['add-to-cart.test.ts', 'add-to-cart.races.long.test.ts', 'cart.test.ts', 'cart.queries.test.ts']
  const all = [...code.map((path) => file(path)), ...named.map((name) => file(`src/server/cart/${name}`))]
  const name = 'tests named after what they test'
  expect(valuesOf(...all)[name]).toEqual(['100.0 %', true])
  expect(valuesOf(...all, file('src/server/cart/adding.test.ts'))[name]).toEqual(['80.0 %', false])
})

test.each([
  'const LASTING = /^\\/(shop|store)$/\n',
  "const OPEN = ['/api/product', '/api/auth']\n",
  'const BELOW = [/^\\/dashboard\\/orders\\/./i, 1]\n',
])('a table of paths is seen: %s', (text) => {
  expect(valuesOf(file('src/web/find.ts', text))['tables of paths written by hand']).toEqual(['1', false])
  expect(valuesOf(file('src/web/find.ts', 'const a = /^x$/\n'))['tables of paths written by hand']).toEqual(['0', true])
})

test('a word that is listed twice, or as what another is not, has two meanings', () => {
  const words = (...rows: string[]) =>
    valuesOf(file('docs/words.md', `| word | what | not |\n|---|---|---|\n${rows.join('\n')}\n`))
  const name = 'words with two meanings'
  expect(words('| tag | a word | label |', '| cart | a list | basket |')[name]).toEqual(['0', true])
  expect(words('| tag | a word; also: a key | label |')[name]).toEqual(['1', false])
  expect(words('| tag | a word | |', '| tag | a key | |')[name]).toEqual(['1', false])
  expect(words('| cart | a list | |', '| order | a row | cart |')[name]).toEqual(['1', false])
})

test('files that write a field, its migrations as one, without tests and without the setting of the same name', () => {
  const values = valuesOf(
    file('migrations/0001_shop.sql', 'contact_phone text'),
    file('migrations/0002_wall.sql', 'grant update (contact_phone) on vendors'),
    file('src/contract/vendors.ts', 'contactPhone: phone'),
    file('src/contract/settings.ts', 'contactPhone: phone'),
    file('src/server/vendors/a.test.ts', 'contactPhone'),
  )
  expect(values['files that write contactPhone']).toEqual(['2', true])
  expect(values['files that write altPhone']).toEqual(['0', true])
})
