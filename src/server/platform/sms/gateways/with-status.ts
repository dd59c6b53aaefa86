import type { GatewayAnswer, SendOutcome, SmsAccount, SmsGateway, StatusOutcome } from '../gateway.ts'

/** No company’s: a gateway that can be asked what became of a message. Tests call a pretend one, and a new file begins as a copy. */
export const withStatus: SmsGateway = {
  name: 'A gateway that can be asked',
  origin: 'https://sms.example',
  asksFor: ['sender', 'token'],
  send: {
    request: ({ phone, text, id }, account) => ({
      path: '/messages',
      headers: authorized(account),
      json: { from: account.sender, to: phone, text, reference: id },
    }),
    read: (answer) => ({
      outcome: [200, 202].includes(answer.status) && hasIt(answer) ? 'accepted' : OUTCOMES[answer.status],
      id: answer.at('id'),
      words: answer.at('error'),
    }),
  },
  status: {
    request: ({ id }, account) => ({ path: `/messages/${encodeURIComponent(id)}`, headers: authorized(account) }),
    read: (answer) => ({ outcome: statusOf(answer), id: answer.at('id'), words: '' }),
  },
}

const OUTCOMES: Partial<Record<number, SendOutcome>> = { 402: 'later', 422: 'refused' }

const authorized = ({ token }: SmsAccount) => ({ Authorization: `Bearer ${token}` })
const hasIt = (answer: GatewayAnswer) => ['sent', 'queued'].includes(answer.at('state'))

function statusOf(answer: GatewayAnswer): StatusOutcome | undefined {
  if (hasIt(answer)) return 'accepted'
  return answer.status === 404 && answer.at('state') === 'unknown' ? 'unseen' : undefined
}
