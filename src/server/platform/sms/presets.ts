import type { GatewayTemplate } from './gateway-template.ts'

/** https://smsplus.sslwireless.com: iSMS Plus, version 3. Knows a message by our id, which is unique within a day. */
const SSL_WIRELESS: GatewayTemplate = {
  name: 'SSL Wireless',
  send: {
    method: 'POST',
    url: 'https://smsplus.sslwireless.com/api/v3/send-sms',
    json: { api_token: '{{token}}', sid: '{{sender}}', msisdn: '{{phone}}', sms: '{{text}}', csms_id: '{{id}}' },
    answer: {
      // An id that it knows already is a message that it has.
      accepted: [
        { at: 'status_code', is: [200] },
        { at: 'error_message', like: 'duplicate csms_?id' },
      ],
      refused: [{ at: 'error_message', like: 'msisdn|mobile|number|sms body|text|length|blocked' }],
      later: [{ at: 'status', is: ['FAILED'] }],
      id: { at: 'smsinfo.0.reference_id' },
      words: { at: 'error_message' },
    },
  },
}

/** http://bulksmsbd.net, by https. 1001: no number; 1003: something is missing; 1012: a masked sender writes Bangla; 1005: its own failure. */
const BULK_SMS_BD: GatewayTemplate = {
  name: 'BulkSMSBD',
  send: {
    method: 'POST',
    url: 'https://bulksmsbd.net/api/smsapi',
    form: { api_key: '{{token}}', type: 'text', number: '{{phone}}', senderid: '{{sender}}', message: '{{text}}' },
    answer: {
      accepted: [{ at: 'response_code', is: [202] }, { like: '^\\s*202\\s*$' }],
      refused: [{ at: 'response_code', is: [1001, 1003, 1012] }, { like: '^\\s*(?:1001|1003|1012)\\s*$' }],
      later: [{ at: 'response_code', like: '^10(?!05$)\\d\\d$' }, { like: '^\\s*10(?!05\\s*$)\\d\\d\\s*$' }],
      id: { at: 'message_id' },
      words: { at: 'error_message' },
    },
  },
  balance: {
    method: 'GET',
    url: 'https://bulksmsbd.net/api/getBalanceApi?api_key={{token}}',
    answer: { accepted: [{ at: 'balance', like: '.' }], amount: { at: 'balance' }, words: { at: 'error_message' } },
  },
}

/** https://sms.net.bd. 409: its own failure; 412 to 416 and 420: this message; else the account. */
const ALPHA_SMS: GatewayTemplate = {
  name: 'Alpha SMS',
  send: {
    method: 'POST',
    url: 'https://api.sms.net.bd/sendsms',
    form: { api_key: '{{token}}', msg: '{{text}}', to: '{{phone}}', sender_id: '{{sender}}' },
    answer: {
      accepted: [{ at: 'error', is: [0] }],
      refused: [{ at: 'error', is: [400, 414, 415, 416, 420] }],
      later: [{ at: 'error', like: '^4(?!09$)\\d\\d$' }],
      id: { at: 'data.request_id' },
      words: { at: 'msg' },
    },
  },
  balance: {
    method: 'GET',
    url: 'https://api.sms.net.bd/user/balance/?api_key={{token}}',
    answer: { accepted: [{ at: 'error', is: [0] }], amount: { at: 'data.balance' }, words: { at: 'msg' } },
  },
}

export const PRESETS: Record<string, GatewayTemplate> = {
  'ssl-wireless': SSL_WIRELESS,
  bulksmsbd: BULK_SMS_BD,
  'alpha-sms': ALPHA_SMS,
}
