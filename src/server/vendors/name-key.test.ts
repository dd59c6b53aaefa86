import { describe, expect, test } from 'vitest'
import { nameKeyOf } from './name-key.ts'

const HAAT = nameKeyOf('Haat')

describe('names that people take for the same one have one key:', () => {
  test.each([
    ['case', 'HAAT'],
    ['accents', 'Hāát'],
    ['spaces, dots and dashes', ' H. a-a_t '],
    ['Cyrillic letters', 'Нааt'],
    ['Greek letters', 'Ηααt'],
    ['wide letters', 'Ｈａａｔ'],
    ['mathematical letters', '𝐇𝓪𝕒𝚝'],
    ['letters in circles', 'Ⓗⓐⓐⓣ'],
    ['signs of trade and pictures', 'Haat™ ✓ 🏬'],
    ['letters that are not seen', 'Ha\u200bat\u3164\ufe0f'],
    ['small capitals', 'ʜᴀᴀᴛ'],
  ])('%s', (_, name) => {
    expect(nameKeyOf(name)).toBe(HAAT)
  })

  test.each([
    ['I, l and 1', 'Ilish 1', 'llish l'],
    ['O and 0', 'Rong 0', 'Rong O'],
    ['two ways to write a Bangla letter', 'ম\u09c7\u09be', 'ম\u09cb'],
    ['a Bangla name with and without a joiner', 'শপ\u200dহাট', 'শপহাট'],
  ])('%s', (_, one, other) => {
    expect(nameKeyOf(one)).toBe(nameKeyOf(other))
  })
})

describe('names that differ to the eye have keys of their own:', () => {
  test.each([
    ['Haat', 'Hat'],
    ['Haat', 'Haat 2'],
    ['Rong', 'Rang'],
    ['কাপড়', 'কিপড়'],
    ['হাট', 'হট'],
    ['★★', '★★★'],
    ['দোকান ২', 'দোকান ৩'],
  ])('%s and %s', (one, other) => {
    expect(nameKeyOf(one)).not.toBe(nameKeyOf(other))
  })
})
