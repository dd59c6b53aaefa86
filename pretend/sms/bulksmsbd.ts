import { phoneOf, type Reply, type Speech } from './speech.ts'

const said = (code: number, words: string): Reply => ({
  status: 200,
  body: { response_code: code, success_message: '', error_message: words },
})

/** `GET` or `POST /api/smsapi`, fields of a form or a query. */
export const BULK_SMS_BD: Speech = {
  smsIn({ path, fields }, { token, sender }) {
    if (path !== '/api/smsapi') return { status: 404, body: 'Not Found' }
    const { api_key, type, number, senderid, message } = fields
    if (api_key !== token) return said(1011, 'User Id not found')
    if (senderid !== sender) return said(1002, 'Sender ID not correct/sender id is disabled')
    if (type !== 'text' || !message) return said(1003, 'Please Required all fields/Contact Your System Administrator')
    const phone = phoneOf(number)
    return phone ? { phone, text: message, ourId: '' } : said(1001, 'Invalid Number')
  },
  other({ path, fields }, { balance, shop }) {
    if (path !== '/api/getBalanceApi') return undefined
    if (fields['api_key'] !== shop.token) return said(1011, 'User Id not found')
    return { status: 200, body: { response_code: 202, balance } }
  },
  accepted: ({ gatewayId }) => ({
    status: 200,
    body: {
      ...{ response_code: 202, message_id: Number(gatewayId) },
      ...{ success_message: 'SMS Submitted Successfully', error_message: '' },
    },
  }),
  noSuchNumber: said(1001, 'Invalid Number'),
  noBalance: said(1007, 'Balance Insufficient'),
}
