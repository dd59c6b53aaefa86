import type { GatewayAnswer, SendOutcome, SmsGateway } from '../gateway.ts'

/** https://sms.net.bd */
export const alphaSms: SmsGateway = {
  name: 'Alpha SMS',
  origin: 'https://api.sms.net.bd',
  asksFor: ['sender', 'token'],
  send: {
    request: ({ phone, text }, { sender, token }) => ({
      path: '/sendsms',
      form: { api_key: token, msg: text, to: phone, sender_id: sender },
    }),
    read: (answer) => ({ outcome: outcomeOf(answer), id: answer.at('data.request_id'), words: answer.at('msg') }),
  },
  balance: {
    request: ({ token }) => ({ path: `/user/balance/?api_key=${encodeURIComponent(token)}` }),
    read: (answer) => ({
      taka: answer.at('error') === '0' ? answer.at('data.balance') : '',
      words: answer.at('msg'),
    }),
  },
}

/** About this message; other codes from 400 on are about the account. */
const REFUSED = ['400', '414', '415', '416', '420']
const ITS_OWN_FAILURE = '409'

function outcomeOf(answer: GatewayAnswer): SendOutcome | undefined {
  const code = answer.at('error')
  if (code === '0') return 'accepted'
  if (REFUSED.includes(code)) return 'refused'
  return /^4\d\d$/.test(code) && code !== ITS_OWN_FAILURE ? 'later' : undefined
}
