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
 * Public answers of the API. A browser asks each time whether they still are so; a cache in between that many share may
 * answer by itself for some seconds, and while it asks.
 */
export const publicHeaders = {
  ...privateHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
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
