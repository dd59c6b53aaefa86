const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Where a proxy of ours ends TLS: the browser comes by https for a year, without asking. */
export const tlsHeaders = { 'strict-transport-security': 'max-age=31536000' }

/** Answers of the API: nobody keeps them, nothing in them runs. */
export const privateHeaders = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * What is the same for everybody. A browser asks each time whether it still is so; a cache in between that many share may
 * answer by itself for some seconds, and while it asks. Some browsers show a page of theirs while they ask, too: nothing
 * that a shopper can change stands on one.
 */
export const KEPT_FOR_ALL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10'

/** Public answers of the API. */
export const publicHeaders = {
  ...privateHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': KEPT_FOR_ALL,
}

/** A rendered page; `hashes` are those of its inline scripts and styles, the only inline code that may run. */
export function pageHeaders(hashes: { scripts: string[]; styles: string[] }): Record<string, string> {
  const list = (values: string[]) => values.map((hash) => ` '${hash}'`).join('')
  return {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${list(hashes.scripts)}`,
      `style-src 'self'${list(hashes.styles)}`,
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
