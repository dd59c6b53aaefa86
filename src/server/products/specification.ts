import sanitizeHtml from 'sanitize-html'

const MOST_SPANNED = 20
const DEEPEST = 30
/** What is not at rest by then loses its tags. */
const MOST_ROUNDS = 3

/** What is written about a product may be formatted; it never loads, runs, styles or embeds anything. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'mark',
    'a',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'object', 'svg', 'math', 'xmp'],
  nestingLimit: DEEPEST,
  transformTags: { h1: 'h3', h2: 'h3', a: link, th: cell, td: cell },
}

/** Safe HTML. Cleaned until nothing changes: a round may leave a badly nested tag open, which reaches beyond it. */
export function cleanSpecification(html: string): string {
  let clean = cleanOnce(html)
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const again = cleanOnce(clean)
    if (again === clean) return clean
    clean = again
  }
  return sanitizeHtml(clean, { allowedTags: [] }).trim()
}

function cleanOnce(html: string): string {
  return sanitizeHtml(html, rules).trim()
}

function link(_: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!/^https:\/\/[^\s/]/i.test(href)) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href, rel: 'nofollow noopener' } }
}

function cell(tagName: string, { colspan, rowspan, scope }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {}
  if (isSpan(colspan)) attribs.colspan = colspan
  if (isSpan(rowspan)) attribs.rowspan = rowspan
  if (tagName === 'th' && (scope === 'row' || scope === 'col')) attribs.scope = scope
  return { tagName, attribs }
}

function isSpan(value: string | undefined): value is string {
  return value !== undefined && /^[1-9]\d?$/.test(value) && Number(value) <= MOST_SPANNED
}
