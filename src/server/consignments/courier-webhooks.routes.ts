import { COMPANIES, type Company } from '#contract/values/couriers'
import { COURIERS } from '../couriers/all-couriers.ts'
import { jsonIn } from '../couriers/ask-courier.ts'
import type { CourierSecrets } from '../couriers/secrets.ts'
import type { Db } from '../platform/database/db.ts'
import type { Http } from '../platform/http/http.ts'
import { Refusal } from '../platform/refusal.ts'
import { takeCourierWebhook } from './courier-webhooks.ts'

const MAX_WEBHOOK_BYTES = 64 * 1024

/** Where companies tell of their consignments; each is answered as its documents want. */
export function courierWebhooksRoutes(http: Http, db: Db, secrets: CourierSecrets): void {
  void http.register(async (inside) => {
    inside.removeAllContentTypeParsers()
    // Kept as it came: what is no JSON, too.
    inside.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_WEBHOOK_BYTES }, (_, body, done) =>
      done(null, body),
    )
    inside.post('/api/couriers/:company/push', { bodyLimit: MAX_WEBHOOK_BYTES }, async (request, reply) => {
      const company = companyIn(request.params)
      const body = typeof request.body === 'string' ? request.body : ''
      const query = fieldsIn(request.query)
      await takeCourierWebhook(db, secrets, { company, body, headers: request.headers, query, address: request.ip })
      const { webhookAnswer, readWebhook } = COURIERS[company]
      const { headers = {}, body: answer, helloStatus = 200 } = webhookAnswer
      return reply
        .headers(headers)
        .code(readWebhook(jsonIn(body)) === 'hello' ? helloStatus : 200)
        .send(answer)
    })
  })
}

function companyIn(params: unknown): Company {
  const named = fieldsIn(params)['company']
  const known = COMPANIES.find((company) => company === named)
  if (!known) throw new Refusal('not_found')
  return known
}

function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
