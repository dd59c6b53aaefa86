import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { fitSms } from './fit-sms.ts'
import { sizeOfSms } from './sms-parts.ts'
import { smsText } from './sms-text.ts'

test('a text that fits is sent whole, and a longer one ends behind a letter with three dots', () => {
  expect(fitSms('৳5 to pay', 1)).toBe('Tk 5 to pay')
  expect(fitSms('a'.repeat(161), 1)).toBe(`${'a'.repeat(157)}...`)
  expect(fitSms('ক্ষ'.repeat(30), 1)).toBe(`${'ক্ষ'.repeat(22)}...`)
})

test('no text has more parts than it may, and as many letters as they hold', () => {
  fc.assert(
    fc.property(anyText(600), fc.integer({ min: 1, max: 3 }), (text, most) => {
      const sent = fitSms(text, most)
      expect(sizeOfSms(sent).parts).toBeLessThanOrEqual(most)
      if (sizeOfSms(smsText(text)).parts <= most) expect(sent).toBe(smsText(text))
      else expect(sent.endsWith('...')).toBe(true)
    }),
  )
})
