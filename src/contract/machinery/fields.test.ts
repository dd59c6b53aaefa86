import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { anyText } from '../../server/testing/any-text.ts'
import {
  email,
  id,
  idText,
  looseId,
  moment,
  money,
  moneyText,
  optionalPhone,
  optionalText,
  password,
  phone,
  singleLine,
  text,
  username,
} from './fields.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success
const words = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const TABLE: [string, z.ZodMiniType, { right: unknown[]; wrong: unknown[] }][] = [
  ['id', id, { right: [1, 2 ** 53 - 1], wrong: [0, -1, 1.5, 2 ** 53, '1', null, Number.NaN] }],
  [
    'idText',
    idText,
    { right: ['1', '999999999999999'], wrong: ['0', '01', '-1', '1.0', '1e3', ' 1', '', '1'.repeat(16), 1] },
  ],
  ['looseId', looseId, { right: [7, '7'], wrong: [0, '0', '', 'x', null, [7], true] }],
  ['money', money, { right: [0, 0.01, 1450, 10_000_000], wrong: [-0.01, 0.001, 10_000_000.01, '5', Number.NaN, null] }],
  ['moneyText', moneyText, { right: ['0', '12.5', '10000000'], wrong: ['', '-1', '1,5', '1.234', '1e3', '.5', ' 1'] }],
  [
    'moment',
    moment,
    {
      right: [new Date().toISOString(), '2026-11-21T02:00:00Z'],
      wrong: ['2026-11-21', '2026-11-21T02:00:00+06:00', 0],
    },
  ],
  [
    'text',
    text(5),
    {
      right: ['a', '  12345  ', 'পাঁচ', 'a\nb', '👗'],
      wrong: ['', '   ', '123456', 'a\u0000b', '\u007f', '\ud800', '\udfff\ud800', null, 5],
    },
  ],
  [
    'singleLine',
    singleLine(5),
    {
      right: ['a', '1\r\n\t 345', '12345\u202e', 'পাঁচ'],
      wrong: ['', '\n', '\u2066\u200b', '1 3 56', 'a\u0000b', '\ud800', null, 5],
    },
  ],
  [
    'optionalText',
    optionalText(5),
    { right: ['', '12345', null, undefined], wrong: ['123456', 'a\u0000', '\udfff', 5] },
  ],
  [
    'email',
    email,
    {
      right: [
        'a@b.bd',
        'Rahima.Khatun+shop@mail.example.com',
        "o'neil.x@example.com",
        'x_{y}=z!@mail-1.example.museum',
        'a@xn--54b7fta0cc.xn--p1ai',
        'রহিমা@উদাহরণ.বাংলা',
        `${'x'.repeat(64)}@example.com`,
      ],
      wrong: [
        '',
        'a',
        'a@b',
        'a@b.c',
        'rahima..x@example.com',
        '.rahima@example.com',
        'rahima.@example.com',
        'rahima\u2025x@example.com',
        'a@b..de',
        'a@.b.de',
        'a@b.de.',
        'a@-b.de',
        'a@b-.de',
        'a@b_c.de',
        'a@192.168.0.1',
        '"a b"@b.de',
        `${'x'.repeat(65)}@example.com`,
        'a b@c.de',
        'a@@b.de',
        '<a@b.de>',
        'a@b.de, c@d.ef',
        'a"@b.de',
        'a\u202e@b.de',
        'a@b\u2066.de',
        'a@b.de\u200b',
        'a\u0000@b.de',
        'a\ud800@b.de',
        `${'x'.repeat(250)}@b.de`,
      ],
    },
  ],
  [
    'username',
    username,
    {
      right: ['abc', 'A.b-c_9', 'x'.repeat(40)],
      wrong: ['ab', 'x'.repeat(41), 'a b c', 'a@b', 'রহিমা', '', '...', '---', 'root-admin.', '_admin', 'admin-'],
    },
  ],
  [
    'password',
    password,
    { right: ['12345678', ' '.repeat(8), 'x'.repeat(128)], wrong: ['1234567', '🌻🌻🌻🌻', 'x'.repeat(129), 12345678] },
  ],
  [
    'phone',
    phone,
    {
      right: ['01711000000', '+880 (17) 11-000000', '০১৭১১০০০০০০'],
      wrong: ['', '12345', '1'.repeat(21), '0171100000x', '++880171100', '00000000000', 1711000000],
    },
  ],
  [
    'optionalPhone',
    optionalPhone,
    { right: ['', ' ', null, undefined, '01711-000000'], wrong: ['none', '00000000000', 5] },
  ],
]

describe.each(TABLE)('%s', (_, schema, { right, wrong }) => {
  test.each(right.map((value) => [value]))('takes %j', (value) => expect(accepts(schema, value)).toBe(true))
  test.each(wrong.map((value) => [value]))('refuses %j', (value) => expect(accepts(schema, value)).toBe(false))
})

test('what is typed is kept without the blanks around it, and in one form of Unicode', () => {
  expect(text(9).parse(' Mirpur  Road '.slice(0, 9))).toBe('Mirpur')
  expect(optionalText(9).parse(null)).toBe('')
  expect(email.parse(' ｒahima@Example.com ')).toBe('rahima@Example.com')
  expect(username.parse(' ｒahima ')).toBe('rahima')
  expect(phone.parse(' ０１７１１000000 ')).toBe('01711000000')
  expect(optionalPhone.parse('+880 1711-000000')).toBe('01711000000')
  expect(optionalPhone.parse(' ')).toBe('')
})

test('one line is one line, written in one direction, and Bangla keeps its joiners', () => {
  expect(singleLine(40).parse(' Rahim\r\n\tUddin \u2028\u0085 Road ')).toBe('Rahim Uddin Road')
  expect(singleLine(40).parse('Ra\u202ehim\u202c\u2066 \u200e\ufeffU\u00addd\u200bin')).toBe('Rahim Uddin')
  expect(singleLine(40).parse('র‍্যাব ক্‌ষ')).toBe('র‍্যাব ক্‌ষ')
})

test('a form that is not filled in is told so, field by field', () => {
  for (const schema of [text(9), singleLine(9), email, username, password, phone])
    expect(words(schema, undefined)).toBe('Please fill this in.')
})

test('an id is the same number, however it arrives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (number) => {
      expect(looseId.parse(number)).toBe(number)
      expect(looseId.parse(String(number))).toBe(number)
    }),
  )
})

test('whatever is typed, what is taken is taken again unchanged', () => {
  const schemas: Record<string, z.ZodMiniType> = { text: text(40), singleLine: singleLine(40), email, username, phone }
  const typed = fc.oneof(
    anyText(30),
    fc.emailAddress(),
    fc.stringMatching(/^[ ０-９0-9+()-]{6,20}$/),
    fc.stringMatching(/^ ?[A-Za-zａ-ｚ._-]{3,10} ?$/),
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(schemas)), typed, (name, value) => {
      const schema = schemas[name]
      const taken = schema?.safeParse(value)
      if (taken?.success) expect(schema?.safeParse(taken.data)).toEqual({ success: true, data: taken.data })
    }),
    { numRuns: 2000 },
  )
})
