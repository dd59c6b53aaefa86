import { expect, test } from 'vitest'
import { m } from '#messages'
import { Refusal } from '../refusal.ts'
import { messageOf } from './message-of.ts'
import { problemOf } from './problem.ts'

test.each([
  [m.ui_please_fill_in(), { key: 'ui_please_fill_in' }],
  [m.field_at_most_characters({ most: 254 }), { key: 'field_at_most_characters', params: { most: '254' } }],
  [
    m.cart_price_changed_from({ before: '৳1,250', now: '৳990' }),
    { key: 'cart_price_changed_from', params: { before: '৳1,250', now: '৳990' } },
  ],
  [
    m.products_only_pieces({ stock: 3, size: 'XL' }),
    { key: 'products_only_pieces', params: { stock: '3', size: 'XL' } },
  ],
  ['said by nobody', undefined],
])('“%s” is known by its message', (text, message) => {
  expect(messageOf(text)).toEqual(message)
})

/** What refusals and fields say: nobody else’s words are taken for theirs. */
const SAYINGS = Object.entries<(inputs: never) => unknown>(m).filter(([key]) => /^(refusal|field)_/.test(key))

test.each(SAYINGS)('%s is told from all others', (key, say) => {
  const values = new Proxy({} as never, { get: () => '7' })
  const text = say(values)
  expect(messageOf(String(text))?.key).toBe(key)
})

test('a refusal says its texts as messages too, so that another language can be rendered from it', () => {
  const message = m.refusal_picture_pixels()
  const { body } = problemOf(
    new Refusal('too_large', { message, fields: { imageFile: message, name: m.ui_please_fill_in() } }),
  )
  expect(body).toEqual({
    code: 'too_large',
    message,
    fields: { imageFile: message, name: 'Please fill this in.' },
    texts: {
      message: { key: 'refusal_picture_pixels' },
      fields: { imageFile: { key: 'refusal_picture_pixels' }, name: { key: 'ui_please_fill_in' } },
    },
  })
})

test('the words of a code are its message: nothing is said twice', () => {
  expect(problemOf(new Refusal('last_admin')).body).toEqual({ code: 'last_admin', message: m.refusal_last_admin() })
})
