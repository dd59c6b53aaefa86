import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { filledCall, type Values } from './fill-template.ts'
import type { GatewayCall } from './gateway-template.ts'

const NONE: Values = {
  ...{ phone: '', phone_plus: '', phone_local: '', text: '', id: '', sender: '', token: '', user: '', basic: '' },
}
const URL_BEGINS = 'https://sms.example/send/'
const answer = { accepted: [{ http: [200] }] }

test('whatever a text holds, it stays where the template puts it', () => {
  fc.assert(
    fc.property(anyText(100), anyText(20), (text, sender) => {
      const filled = (call: Omit<GatewayCall, 'answer'>) => filledCall({ ...call, answer }, { ...NONE, text, sender })
      const inAddress = filled({ method: 'GET', url: `${URL_BEGINS}x{{sender}}?m={{ text }}&last=1` }).url
      expect(inAddress.href.startsWith(`${URL_BEGINS}x`)).toBe(true)
      expect([...inAddress.searchParams]).toEqual([
        ['m', text],
        ['last', '1'],
      ])
      const form = filled({ method: 'POST', url: URL_BEGINS, form: { m: 'Haat: {{text}}', s: '{{sender}}' } }).body
      expect([...new URLSearchParams(form)]).toEqual([
        ['m', `Haat: ${text}`],
        ['s', sender],
      ])
      const json = filled({ method: 'POST', url: URL_BEGINS, json: { to: [{ m: '{{text}}' }], s: '{{sender}}', n: 1 } })
      expect(JSON.parse(json.body ?? '')).toEqual({ to: [{ m: text }], s: sender, n: 1 })
    }),
  )
})
