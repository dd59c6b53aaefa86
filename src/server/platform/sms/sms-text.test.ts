import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { isGsm } from './gsm-alphabet.ts'
import { sizeOfSms } from './sms-parts.ts'
import { smsText } from './sms-text.ts'

test.each([
  ['৳1,510 to pay', 'Tk 1,510 to pay'],
  ['৳ 1,510 to pay', 'Tk 1,510 to pay'],
  ['1,510৳ to pay', '1,510 Tk to pay'],
  ['Total ৳', 'Total Tk '],
  ['“Haat” – it’s here…', '"Haat" - it\'s here...'],
  ['Size M × 2\u00a0pieces', 'Size M x 2 pieces'],
  ['a\u200bb\ufeffc', 'abc'],
  ['হাট: মোট ৳১,৫১০ – “আজ”', 'হাট: মোট ৳১,৫১০ – “আজ”'],
  ['Café crème €5', 'Caf\u00e9 cr\u00e8me €5'],
])('%s is sent as %s', (text, sent) => {
  expect(smsText(text)).toBe(sent.normalize('NFC'))
})

test('a letter of Bangla that is stored in two halves is sent, and paid for, as one', () => {
  const stored = 'পাঞ্জাবি হয়ে গেছে, বাড়ি'.normalize('NFC')
  expect([...smsText(stored)].filter((each) => '\u09dc\u09df'.includes(each))).toHaveLength(2)
  expect(sizeOfSms(smsText(stored)).units).toBe(stored.length - 2)
})

test('an accidental sign never doubles the price: English with signs of typography stays within the GSM alphabet', () => {
  const unit = fc.constantFrom(...'aZ 09,.৳‘’“”–—\u00a0×•\u200b')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 300 }), (text) => {
      expect(isGsm(smsText(text))).toBe(true)
    }),
  )
})

test('no text grows dearer, and written twice it stays as it is', () => {
  fc.assert(
    fc.property(anyText(300), (text) => {
      const sent = smsText(text)
      expect(smsText(sent)).toBe(sent)
      expect(sizeOfSms(sent).parts).toBeLessThanOrEqual(sizeOfSms(text.normalize('NFC')).parts)
    }),
  )
})
