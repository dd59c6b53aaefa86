const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** HSTS for a year, where a trusted proxy ends TLS. */
export const tlsHeaders = { 'strict-transport-security': 'max-age=31536000' }

export const privateHeaders = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Browsers revalidate; shared caches, and some browsers, may show it while they do: nothing private stands on it. */
export const KEPT_FOR_ALL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10'

export const publicHeaders = {
  ...privateHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': KEPT_FOR_ALL,
}

/** `hashes`: of the only inline code that may run; `pictures`: the origin they come from, where it is not the shop’s. */
export function pageHeaders(
  hashes: { scripts: string[]; styles: string[] },
  pictures: string | undefined,
): Record<string, string> {
  const list = (values: string[]) => values.map((hash) => ` '${hash}'`).join('')
  return {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${list(hashes.scripts)}`,
      `style-src 'self'${list(hashes.styles)}`,
      `img-src 'self' data: blob:${pictures === undefined ? '' : ` ${pictures}`}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
