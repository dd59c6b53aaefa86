import { createHash } from 'node:crypto'
import type { Db } from '../platform/database/db.ts'
import { privateHeaders } from '../platform/http/headers.ts'
import type { Http } from '../platform/http/http.ts'
import { unsubscribe, unsubscribingIn } from './unsubscribe.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'
import { askPage, donePage, unsubscribeStyle, wrongLinkPage } from './unsubscribe-page.ts'

const styleHash = createHash('sha256').update(unsubscribeStyle).digest('base64')
const headers = {
  ...privateHeaders,
  'content-type': 'text/html; charset=utf-8',
  // The signature is in the address.
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
}

/** One click, without a login or a script: a person’s by the button, a mail program’s by its own POST (RFC 8058). */
export function unsubscribeRoutes(http: Http, db: Db, links: UnsubscribeLinks): void {
  void http.register(async (inside) => {
    // What is posted says nothing that the address does not.
    inside.addContentTypeParser('*', (_, body, done) => {
      body.resume()
      done(null)
    })
    inside.get('/unsubscribe', async ({ query }, reply) => {
      const asked = unsubscribingIn(query, links)
      return reply
        .headers(headers)
        .code(asked ? 200 : 404)
        .send(asked ? askPage(asked.kind.title()) : wrongLinkPage())
    })
    inside.post('/unsubscribe', async ({ query }, reply) => {
      const asked = unsubscribingIn(query, links)
      if (asked) await unsubscribe(db, asked)
      return reply
        .headers(headers)
        .code(asked ? 200 : 404)
        .send(asked ? donePage(asked.kind.title()) : wrongLinkPage())
    })
  })
}
