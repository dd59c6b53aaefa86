import { createHash } from 'node:crypto'
import { privateHeaders } from '../http/headers.ts'
import type { Http } from '../http/http.ts'
import { openApiOf } from './openapi.ts'
import { pageOf } from './page.ts'
import { style } from './style.ts'

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
const headers = {
  ...privateHeaders,
  'cache-control': 'public, max-age=300',
  'content-security-policy': `default-src 'none'; style-src '${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** Made from the contract when first asked for. */
export function docsRoutes(http: Http): void {
  let made: { json: string; html: string } | undefined
  const docs = () => {
    if (made) return made
    const document = openApiOf()
    made = { json: JSON.stringify(document, null, 2), html: pageOf(document) }
    return made
  }
  http.get('/api/docs', async (_, reply) =>
    reply.headers({ ...headers, 'content-type': 'text/html; charset=utf-8' }).send(docs().html),
  )
  http.get('/api/docs/openapi.json', async (_, reply) =>
    reply.headers({ ...headers, 'content-type': 'application/json; charset=utf-8' }).send(docs().json),
  )
}
