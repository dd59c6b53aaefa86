import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../platform/process/project.ts'
import { sizeOfSms } from '../platform/sms/sms-parts.ts'
import { smsText } from '../platform/sms/sms-text.ts'

const MOST_PARTS = 2
/** As long as they are on a busy day. */
const VALUES: Record<string, string> = {
  orderId: '9999999',
  total: '৳9,99,999.50',
  storeName: 'Rahima’s Handloom & Boutique',
  reason: 'the size that you ordered is sold out',
  productName: 'Cotton Panjabi with embroidery, navy',
  shown: '99',
  code: '123456',
  domain: 'haat.example',
}

/** Of a value that is not listed here. */
const LONG_VALUE = 'as long as what people write'

const en: Record<string, unknown> = JSON.parse(readFileSync(join(projectRoot, 'messages/en.json'), 'utf8'))
const kinds = join(projectRoot, 'src/server/notifications/kinds')
const sources = readdirSync(kinds).map((name) => readFileSync(join(kinds, name), 'utf8'))
const keys = [...new Set(sources.flatMap((text) => [...text.matchAll(/\bm\.(sms_\w+)\(/g)].map(([, key = '']) => key)))]
const OF_MAILS = /^sms_nearly_spent/
const texts = keys.filter((key) => !OF_MAILS.test(key)).sort()

/** Each of its forms, where one is said of one piece and another of many. */
function formsOf(key: string): string[] {
  const message = en[key] as string | { match: Record<string, string> }[]
  const forms = typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))
  return forms.map((text) => smsText(text.replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? LONG_VALUE)))
}

test('no template of an SMS is dearer than two parts, and none is in Unicode by accident', () => {
  const rows = texts.flatMap((key) => formsOf(key).map((text) => ({ key, text, ...sizeOfSms(text) })))
  const table = rows.map(({ key, alphabet, units, parts }) => [key.padEnd(34), alphabet, units, parts].join('\t'))
  process.stdout.write(`${['SMS'.padEnd(34), 'alphabet', 'units', 'parts'].join('\t')}\n${table.join('\n')}\n`)
  expect(texts.length).toBeGreaterThan(0)
  expect(rows.filter(({ parts }) => parts > MOST_PARTS)).toEqual([])
  expect(rows.filter(({ alphabet }) => alphabet !== 'gsm')).toEqual([])
})
