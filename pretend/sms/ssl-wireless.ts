import { phoneOf, type Reply, type Speech } from './speech.ts'

const failed = (code: number, words: string): Reply => ({
  status: 200,
  body: { status: 'FAILED', status_code: code, error_message: words },
})

/** iSMS Plus, version 3: `POST /api/v3/send-sms`, JSON. Ids of the shop are unique within a day. */
export const SSL_WIRELESS: Speech = {
  smsIn({ method, path, body }, { token, sender }, taken) {
    if (method !== 'POST' || path !== '/api/v3/send-sms') return { status: 404, body: 'Not Found' }
    const { api_token, sid, msisdn, sms, csms_id } = fieldsIn(body)
    if (api_token !== token) return failed(4001, 'Unauthorized API token')
    if (sid !== sender) return failed(4003, 'SID is not valid')
    const phone = phoneOf(msisdn)
    if (!phone) return failed(4004, 'Invalid msisdn')
    if (!sms) return failed(4005, 'SMS body is required')
    if (!csms_id || csms_id.length > 20) return failed(4006, 'csms_id is required, at most 20 characters')
    if (taken.some(({ ourId }) => ourId === csms_id)) return failed(4007, 'Duplicate csms_id')
    return { phone, text: sms, ourId: csms_id }
  },
  accepted: ({ phone, text, ourId, gatewayId }) => ({
    status: 200,
    body: {
      ...{ status: 'SUCCESS', status_code: 200, error_message: '' },
      smsinfo: [
        {
          ...{ sms_status: 'SUCCESS', status_message: 'Success', msisdn: `88${phone}`, sms_type: 'EN' },
          ...{ sms_body: text, csms_id: ourId, reference_id: gatewayId },
        },
      ],
    },
  }),
  noSuchNumber: failed(4004, 'Invalid msisdn'),
  noBalance: failed(4010, 'Insufficient balance'),
}

function fieldsIn(body: string): Record<string, string | undefined> {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
