import { descriptionOf, NOTHING_HERE, type PageHead, titleOf } from './head.ts'

/** `<head>` tags of a page, for the server; null where there is no page. */
export function headTags(page: PageHead | null, address: URL): string {
  const head = page ?? NOTHING_HERE
  const { origin } = address
  const title = escapeHtml(titleOf(head))
  const description = escapeHtml(descriptionOf(head))
  const canonical = escapeHtml(origin + (head.canonical ?? address.pathname))
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:site_name" content="Haat">',
  ]
  // Where nothing is has no true address: one such page stands for all.
  if (page) tags.push(`<link rel="canonical" href="${canonical}">`, `<meta property="og:url" content="${canonical}">`)
  if (head.isPrivate) tags.push('<meta name="robots" content="noindex">')
  if (head.image) tags.push(`<meta property="og:image" content="${escapeHtml(origin + head.image)}">`)
  if (head.jsonLd) tags.push(`<script type="application/ld+json">${jsonForHtml(head.jsonLd(origin))}</script>`)
  return tags.join('\n')
}

/** JSON that cannot end the script element it stands in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
