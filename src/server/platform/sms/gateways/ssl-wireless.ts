import type { GatewayAnswer, SendOutcome, SmsGateway } from '../gateway.ts'

/** https://smsplus.sslwireless.com: iSMS Plus, version 3. Knows a message by our id, which is unique within a day. */
export const sslWireless: SmsGateway = {
  name: 'SSL Wireless',
  origin: 'https://smsplus.sslwireless.com',
  asksFor: ['sender', 'token'],
  send: {
    request: ({ phone, text, id }, { sender, token }) => ({
      path: '/api/v3/send-sms',
      json: { api_token: token, sid: sender, msisdn: phone, sms: text, csms_id: id },
    }),
    read: (answer) => ({
      outcome: outcomeOf(answer),
      id: answer.at('smsinfo.0.reference_id'),
      words: answer.at('error_message'),
    }),
  },
}

function outcomeOf(answer: GatewayAnswer): SendOutcome | undefined {
  const words = answer.at('error_message')
  // An id that it knows already is a message that it has.
  if (answer.at('status_code') === '200' || /duplicate csms_?id/iu.test(words)) return 'accepted'
  if (/msisdn|mobile|number|sms body|text|length|blocked/iu.test(words)) return 'refused'
  return answer.at('status') === 'FAILED' ? 'later' : undefined
}
