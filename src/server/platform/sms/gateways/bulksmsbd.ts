import type { GatewayAnswer, SendOutcome, SmsGateway } from '../gateway.ts'

/** http://bulksmsbd.net, by https. Answers in JSON, or with a bare code. */
export const bulkSmsBd: SmsGateway = {
  name: 'BulkSMSBD',
  origin: 'https://bulksmsbd.net',
  asksFor: ['sender', 'token'],
  send: {
    request: ({ phone, text }, { sender, token }) => ({
      path: '/api/smsapi',
      form: { api_key: token, type: 'text', number: phone, senderid: sender, message: text },
    }),
    read: (answer) => ({
      outcome: outcomeOf(answer),
      id: answer.at('message_id'),
      words: answer.at('error_message'),
    }),
  },
  balance: {
    request: ({ token }) => ({ path: `/api/getBalanceApi?api_key=${encodeURIComponent(token)}` }),
    read: (answer) => ({ taka: answer.at('balance'), words: answer.at('error_message') }),
  },
}

/** 1001: no number; 1003: something is missing; 1012: a masked sender writes Bangla. */
const REFUSED = ['1001', '1003', '1012']
const ITS_OWN_FAILURE = '1005'

function outcomeOf(answer: GatewayAnswer): SendOutcome | undefined {
  const code = answer.at('response_code') || answer.text.trim()
  if (code === '202') return 'accepted'
  if (REFUSED.includes(code)) return 'refused'
  return /^10\d\d$/.test(code) && code !== ITS_OWN_FAILURE ? 'later' : undefined
}
