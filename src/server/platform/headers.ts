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
