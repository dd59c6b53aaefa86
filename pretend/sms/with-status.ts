import { phoneOf, type Reply, type Speech } from './speech.ts'

const said = (status: number, body: unknown): Reply => ({ status, body })

/** No gateway’s own: one that can be asked by the shop’s id what became of a message.  */
export const WITH_STATUS: Speech = {
  smsIn({ method, path, body, token: given }, { token, sender }) {
    if (method !== 'POST' || path !== '/messages') return said(404, { state: 'unknown' })
    if (given !== `Bearer ${token}`) return said(401, { error: 'who are you?' })
    const { from, to, text, reference } = JSON.parse(body)
    const phone = phoneOf(to)
    if (from !== sender || !phone || !text) return said(422, { error: 'not like this' })
    return { phone, text, ourId: reference }
  },
  other({ method, path }, { taken }) {
    const reference = method === 'GET' ? /^\/messages\/(\w+)$/.exec(path)?.[1] : undefined
    if (reference === undefined) return undefined
    const sms = taken.find(({ ourId }) => ourId === reference)
    return sms ? said(200, { state: 'sent', id: sms.gatewayId }) : said(404, { state: 'unknown' })
  },
  accepted: ({ gatewayId }) => said(202, { state: 'sent', id: gatewayId }),
  noSuchNumber: said(422, { error: 'no such number' }),
  noBalance: said(402, { error: 'no balance' }),
}
