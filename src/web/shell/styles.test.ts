import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
/** They hold the tokens, style elements, and give the few classes that any page may wear. */
const FOUNDATION = ['tokens', 'reset', 'primitives']

const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
const sheets = files.filter((file) => file.endsWith('.css')).map((file) => join(web, file))
const lists = files.filter((file) => /styles\.ts$/.test(file)).map((file) => join(web, file))

test('a stylesheet is for one thing on screen: no longer than 200 lines', () => {
  const long = sheets.filter((sheet) => readFileSync(sheet, 'utf8').split('\n').length > 201)
  expect(long).toEqual([])
})

test('every rule of a stylesheet names its thing', () => {
  const strangers = sheets
    .filter((sheet) => !FOUNDATION.includes(thingOf(sheet)))
    .flatMap((sheet) => rulesOf(sheet).filter((rule) => !namesIn(rule).some((name) => name.startsWith(thingOf(sheet)))))
  expect(strangers).toEqual([])
})

test('every stylesheet is worn once', () => {
  const worn = lists.flatMap((list) =>
    [...readFileSync(list, 'utf8').matchAll(/'(\.{1,2}\/.+\.css)'/g)].map(([, path]) =>
      join(list, '..', path as string),
    ),
  )
  expect(worn.toSorted()).toEqual(sheets.toSorted())
})

function thingOf(sheet: string): string {
  return basename(sheet, '.css')
}

/** What stands before the braces of rules, without layers, conditions and key frames. */
function rulesOf(sheet: string): string[] {
  const css = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes \S+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  return [...css.matchAll(/([^{};]+)\{/g)].map(([, rule = '']) => rule.trim()).filter((rule) => !rule.startsWith('@'))
}

/** Its classes, and the element that a rule is for. */
function namesIn(rule: string): string[] {
  return [...rule.matchAll(/\.([\w-]+)|(?:^|,\s*)([a-z]+)/g)].map(([, name, element]) => name ?? element ?? '')
}
