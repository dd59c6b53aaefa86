import { phoneOf, type Reply, type Speech } from './speech.ts'

const said = (error: number, msg: string): Reply => ({ status: 200, body: { error, msg } })

/** api.sms.net.bd: `/sendsms`, fields of a form or a query. */
export const ALPHA_SMS: Speech = {
  smsIn({ path, fields }, { token, sender }) {
    if (!/^\/sendsms\/?$/.test(path)) return { status: 404, body: 'Not Found' }
    const { api_key, msg, to, sender_id } = fields
    if (api_key !== token) return said(405, 'Authorization required')
    if (sender_id && sender_id !== sender) return said(413, 'Invalid Sender ID')
    if (!msg) return said(414, 'Message is empty')
    const phone = phoneOf(to)
    return phone ? { phone, text: msg, ourId: '' } : said(416, 'No valid number found')
  },
  other({ path, fields }, { balance, shop }) {
    if (!/^\/user\/balance\/?$/.test(path)) return undefined
    if (fields['api_key'] !== shop.token) return said(405, 'Authorization required')
    return { status: 200, body: { error: 0, msg: 'Success', data: { balance: balance.toFixed(4) } } }
  },
  accepted: ({ gatewayId }) => ({
    status: 200,
    body: { error: 0, msg: 'Request successfully submitted', data: { request_id: Number(gatewayId) } },
  }),
  noSuchNumber: said(416, 'No valid number found'),
  noBalance: said(417, 'Insufficient balance'),
}
