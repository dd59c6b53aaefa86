import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ProblemCode, problems, problemWords } from '#contract/problems'
import { SETTING_NAMES, SETTINGS } from '#contract/values/settings'
import type * as Messages from '#messages'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import './start-jobs.ts'

type Say = (inputs: never) => unknown

/** Stands in for a second language: which texts were asked for, and what stands before each from now on. */
const language = vi.hoisted(() => ({ asked: [] as string[], mark: '' }))

vi.mock('#messages', async (original) => {
  const real = await original<typeof Messages>()
  const marked = Object.entries<Say>(real.m).map(([key, say]) => {
    const inLanguage: Say = (inputs) => {
      language.asked.push(key)
      const words = say(inputs)
      return typeof words === 'string' ? language.mark + words : words
    }
    return [key, inLanguage]
  })
  return { ...real, m: Object.fromEntries(marked) }
})

let shop: TestShop
let askedWhileOpening: string[]
beforeAll(async () => {
  shop = await openTestShop()
  askedWhileOpening = [...language.asked]
})
beforeEach(() => {
  language.mark = ''
})
afterAll(() => shop.close())

test('no text is asked for while the shop loads and opens', () => {
  expect(askedWhileOpening).toEqual([])
})

test('a refusal speaks the language of the moment it is answered', async () => {
  const nothing = { body: '{}', headers: { 'content-type': 'application/json' } }
  const refused = async () => (await shop.request('POST', '/api/auth/login', nothing)).body
  expect(await refused()).toMatchObject({
    message: 'Please check the marked fields.',
    fields: { username: 'Please fill this in.' },
  })
  language.mark = '¡'
  expect(await refused()).toMatchObject({
    message: '¡Please check the marked fields.',
    fields: { username: '¡Please fill this in.', password: '¡Please fill this in.' },
  })
})

test('so does every code, and every setting', () => {
  language.mark = '¡'
  const names = ['Facebook', 'Instagram', 'YouTube', 'WhatsApp']
  const texts = [
    ...(Object.keys(problems) as ProblemCode[]).map(problemWords),
    ...SETTING_NAMES.flatMap((name) => [SETTINGS[name].label(), SETTINGS[name].hint()]),
  ]
  expect(texts.filter((text) => !text.startsWith('¡') && !names.includes(text))).toEqual([])
})
