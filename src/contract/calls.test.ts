import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from './calls.ts'
import { problems } from './problems.ts'
import { OPEN_PATHS } from './values/open-paths.ts'

test('each file that declares a call is among the declarations', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const textOf = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
  const declaring = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && / = endpoint\(/.test(textOf(file)))
  const declarations = textOf('declarations.ts')
  expect(declaring.length).toBeGreaterThan(40)
  expect(declaring.filter((file) => !declarations.includes(`'./${file}'`))).toEqual([])
})

test('no two calls answer at the same place, in any case of its letters', () => {
  const places = api.map(({ method, path }) => `${method} ${path.toLowerCase().replace(/:\w+/g, ':')}`)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})

test.each(api.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s declares what its path asks for',
  (_, call) => {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const params = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : []
    expect(params).toEqual(names)
    expect(call.summary).toMatch(/^[A-Z].*\.$/)
  },
)

test('each refusal has the status of a refusal and words for a person', () => {
  for (const [code, [status, words]] of Object.entries(problems)) {
    expect([code, status >= 400 && status < 600]).toEqual([code, true])
    expect(words()).toMatch(/^[A-Z]/)
  }
})

test('what goes out without an expired token are calls that exist', () => {
  const paths = api.map(({ path }) => path.toLowerCase())
  expect(OPEN_PATHS.filter((open) => !paths.some((path) => path.includes(open)))).toEqual([])
})
