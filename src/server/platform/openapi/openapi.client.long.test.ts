import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/calls'
import { ensureToolInstalled, root } from '../../../../scripts/prepare.mjs'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const TOOL = 'scripts/api-client'
const run = promisify(execFile)

let shop: TestShop
let made: string
beforeAll(async () => {
  await ensureToolInstalled(TOOL, 'Installing a generator of clients and a linter…')
  shop = await openTestShop()
  made = await mkdtemp(join(root, TOOL, 'node_modules/.made-'))
  const { body } = await shop.request('GET', '/api/docs/openapi.json')
  await writeFile(join(made, 'openapi.json'), JSON.stringify(body))
})
afterAll(async () => {
  await rm(made, { recursive: true })
  await shop.close()
})

const STRICT = '--strict --skipLibCheck --target es2022 --module nodenext --lib es2023,dom,dom.iterable'

/** Answers what the compiler complains of. */
async function compile(files: string[]): Promise<string> {
  const compiler = program('typescript/bin/tsc')
  return await run(process.execPath, [compiler, ...STRICT.split(' '), ...files]).then(
    () => '',
    ({ stdout }) => stdout,
  )
}

const program = (name: string) => join(root, TOOL, 'node_modules', name)

test('a client that a public generator makes is small, compiles, and shops by ten typed calls', async () => {
  const client = join(made, 'client.mts')
  await run(process.execPath, [program('oazapfts/dist/cli.js'), join(made, 'openapi.json'), client])
  const lines = (await readFile(client, 'utf8')).split('\n').length
  // 7,000 at 206 calls: it grows by calls alone.
  expect(lines / api.length).toBeLessThan(34)
  await cp(join(root, TOOL, 'ten-calls.mts'), join(made, 'ten-calls.mts'))
  expect(await compile([client, join(made, 'ten-calls.mts')])).toBe('')
  const productId = await shop.given.product({ name: 'Blue Panjabi', pricePoisha: 145_000 })
  const { tenCalls } = await import(pathToFileURL(join(made, 'ten-calls.mjs')).href)
  expect(await tenCalls(shop.url, productId)).toEqual({
    role: 'User',
    found: ['Blue Panjabi'],
    count: expect.any(Number),
    lines: 1,
    total: expect.any(Number),
    status: 'Cancelled',
    refusal: 'order_not_found',
  })
})

/** Two paths where a word stands in one where the other has an id: addresses that are the specification’s, or stay as they are. */
const AMBIGUOUS = 5

test('a public linter warns of nothing but paths that stay as they are', async () => {
  const { createConfig, lint } = createRequire(join(root, TOOL, 'package.json'))('@redocly/openapi-core')
  const config = await createConfig({ extends: ['recommended'] })
  const problems: { ruleId: string }[] = await lint({ ref: join(made, 'openapi.json'), config })
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(Array(AMBIGUOUS).fill('no-ambiguous-paths'))
})
